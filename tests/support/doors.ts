import path from 'node:path'
import { resolveImport, type Source } from './source.ts'

/** The imports of a file that go through a closed door; empty for a file that keeps the rules. */
export function brokenDoors(source: Source, pageFolders: readonly string[]): string[] {
  const room = rooms.find(({ files }) => files.test(source.file))
  if (!room) return [`${source.file} stands in no room of the house`]
  const isTest = /\.test\.tsx?$/.test(source.file)
  return source.imports.flatMap((specifier) => {
    const problem = isPackage(specifier)
      ? room.packages && !isTest && !room.packages.test(specifier) && `this room may not use the package`
      : refusal(source.file, specifier, room, pageFolders, isTest)
    return problem ? [`${source.file} → ${specifier}: ${problem}`] : []
  })
}

/** The rooms of `renderer/`, the highest first: each imports only rooms below it. Its own files are the hooks and stand above all. */
export const rendererRooms = [
  'shell',
  'shell/waiting',
  'search',
  'catalog',
  'dateWindow',
  'dateWindow/change',
  'dateWindow/marks',
  'cards',
  'alternatives',
  'plan',
  'sets',
  'analytics',
  'cart',
  'dates',
  'document',
  'page',
  'feedback',
  'settings',
  'graphql',
  'offline/worker',
  'offline',
  'runtime',
  'ui',
] as const

interface Room {
  /** Which files stand in it; the first room that matches is the file's. */
  files: RegExp
  /** Which project files they may import; for pages see also `isOwnOrAbove`. */
  opens: RegExp
  /** Which packages they may use; absent: all. Tests beside the modules are free to use test libraries. */
  packages?: RegExp
  /** True if the code also runs in the browser. */
  isBrowser?: boolean
}

/** The rooms of `server/`, the highest first: each imports only those below it. */
export const serverRooms = [
  'preview',
  'pages',
  'pages/cache',
  'pages/render',
  'graphql',
  'pictures',
  'pictures/plan',
  'files',
  'files/sitemap',
  'http',
  'observe',
  'overload',
  'build',
  'setup',
  'upstream',
  'upstream/search',
  'upstream/data',
  'base',
]

/** The rooms of `gateway/`, the highest first; what builds and checks it stands beside them. */
export const gatewayRooms = [
  'http/fastPath',
  'http',
  'schema',
  'context',
  'availability',
  'order',
  'search',
  'base',
  'rest',
  'rest/cache',
  'rest/calls',
  'rest/shapes',
  'rest/html',
  'rest/values',
  'stores',
  'rental',
]

const rooms: Room[] = [
  {
    files: /^company\//,
    opens: /^(company\/|server\/(setup\/fingerprint\.mjs|preview\/preview\.cli\.ts))/,
    packages:
      /^(@formatjs\/icu-messageformat-parser|node:|(zod|vite|postcss|culori|sharp|htmlparser2|subset-font)$)/,
  },
  { files: /^pages\//, opens: /^(renderer|gateway\/rental)\//, isBrowser: true },
  { files: /^renderer\/ui\//, opens: /^renderer\/ui\//, isBrowser: true },
  { files: /^renderer\//, opens: /^(renderer|gateway\/rental)\//, isBrowser: true },
  { files: /^gateway\/rental\//, opens: /^gateway\/rental\//, packages: /^dayjs(\/|$)/, isBrowser: true },
  {
    files: /^gateway\/stores\//,
    opens: /^gateway\/stores\//,
    packages: /^(node:|lru-cache$)/,
  },
  {
    files: /^gateway\/rest\//,
    opens: /^gateway\/(rest|stores)\//,
    packages: /^(?!graphql|@graphql|@pothos|gql\.tada|vike|fastify)/,
  },
  {
    files: /^gateway\/order\//,
    opens: /^gateway\/(order|base|rest|stores|rental)\//,
    packages: /^(?!graphql|@graphql|@pothos|gql\.tada|vike|fastify)/,
  },
  {
    files: /^gateway\/availability\//,
    opens: /^gateway\/(availability|base|rest|rental)\//,
    packages: /^(?!graphql|@graphql|@pothos|gql\.tada|vike|fastify)/,
  },
  {
    files: /^gateway\/search\//,
    opens: /^gateway\/(search|rest)\//,
    packages: /^(?!graphql|@graphql|@pothos|gql\.tada|vike|fastify)/,
  },
  {
    files: /^gateway\/schema\//,
    opens: /^gateway\/(schema|context|order|availability|search|base|rest|rental)\//,
  },
  { files: /^gateway\/http\//, opens: /^gateway\/(http|context|base|rest|stores|rental|examples)\// },
  { files: /^gateway\/build\//, opens: /^gateway\// },
  { files: /^gateway\//, opens: /^gateway\/(?!build\/)/ },
  { files: /^server\/upstream\//, opens: /^server\/upstream\// },
  {
    files: /^server\/setup\//,
    opens: /^(server\/setup\/|company\/demo$)/,
    packages: /^(node:|@playwright\/test$|vitest\/node$)/,
  },
  // What a page reads of its URL and its cookie is decided once, by the pages themselves; robots are told of it.
  {
    files: /^server\/(pages\/cache\/|files\/robots\.ts)/,
    opens:
      /^(server\/(?!upstream\/|setup\/)|gateway\/stores\/|renderer\/(catalog\/catalogUrl|dates\/rentDates)\.ts)/,
  },
  // The picture of a plan says what its page says, in the same words.
  {
    files: /^server\/pictures\/plan\//,
    opens:
      /^(server\/(pictures\/plan\/|base\/root\.ts)|gateway\/(yoga\.server\.ts|stores\/|rental\/)|renderer\/ui\/format\.ts)/,
  },
  // A command that looks at the whole shop from without.
  {
    files: /^server\/preview\//,
    opens: /^(server\/(preview|overload|setup)\/|gateway\/rental\/)/,
  },
  {
    files: /^server\//,
    opens:
      /^(server\/(?!upstream\/|setup\/)|server\/(upstream\/index\.ts|setup\/envFile\.mjs)|company\/|dist\/|schema\.graphql$|gateway\/(yoga\.server\.ts|rest\/rest\.ts|stores\/|rental\/today\.ts))/,
  },
  {
    files: /^tests\//,
    opens:
      /^(company|gateway|renderer|pages|server|tests|docs\/clients|vite\.config|vitest\.config|playwright\.config|schema\.graphql)/,
  },
  {
    files: /^[^/]+\.(ts|mjs)$/,
    opens: /^(company\/|tests\/support\/|server\/(setup\/|build\/pageKinds\.ts))/,
  },
]

function refusal(
  file: string,
  specifier: string,
  room: Room,
  pageFolders: readonly string[],
  isTest: boolean,
) {
  if (specifier === '(computed)') return room.isBrowser && 'an import must name its module'
  const target = resolveImport(file, specifier)
  if (room.isBrowser && /\.server\.tsx?$/.test(target)) return 'a .server file never reaches a browser'
  if (isTest && target.startsWith('tests/support/')) return false
  // What is said of the company anybody may know.
  if (
    /^#company\/(consents|constants|home|norms|numbers|order|orderFields|pages|phone|look\/index|texts\/index|texts\/ru\/plural)\.ts$/.test(
      specifier,
    ) &&
    !/^server\/(upstream|setup)\//.test(file)
  )
    return false
  const isReachable = file.startsWith('pages/') && isOwnOrAbove(file, target, pageFolders)
  if (!room.opens.test(target) && !isReachable) return `no door leads to ${target}`
  const isForeign = file.split('/')[0] !== target.split('/')[0]
  if (isForeign && /^(gateway|renderer)\//.test(target) && !specifier.startsWith('#')) {
    return `another room is named with "#${target.split('/')[0]}/"`
  }
  return false
}

/** A page imports its own folder, and files that lie directly in a folder above it: pages below that folder share them. */
function isOwnOrAbove(file: string, target: string, pageFolders: readonly string[]): boolean {
  const ownPage = pageFolders.find((folder) => file.startsWith(`${folder}/`))
  const targetFolder = path.posix.dirname(target)
  if (!ownPage) return targetFolder === path.posix.dirname(file)
  if (target.startsWith(`${ownPage}/`)) return true
  const isShared = !pageFolders.includes(targetFolder) && !path.posix.basename(target).startsWith('+')
  return isShared && targetFolder !== 'pages' && ownPage.startsWith(`${targetFolder}/`)
}

function isPackage(specifier: string) {
  return !/^(\.|#|\/|\(computed\))/.test(specifier)
}
