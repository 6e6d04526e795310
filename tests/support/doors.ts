import path from 'node:path'
import type { Source } from './source.ts'

/** Says of each import of a file through which closed door it goes; an empty list is a file that keeps to its room. */
export function brokenDoors(source: Source, pageFolders: readonly string[]): string[] {
  const room = rooms.find(({ files }) => files.test(source.file))
  if (!room) return [`${source.file} stands in no room of the house`]
  const isTest = /\.test\.tsx?$/.test(source.file)
  return source.imports.flatMap((specifier) => {
    const complaint = isPackage(specifier)
      ? room.packages && !isTest && !room.packages.test(specifier) && `this room may not use the package`
      : refusal(source.file, specifier, room, pageFolders)
    return complaint ? [`${source.file} → ${specifier}: ${complaint}`] : []
  })
}

interface Room {
  /** Which files stand in it; the first room that matches is the file's. */
  files: RegExp
  /** Which project files they may import, besides their own page's folder. */
  opens: RegExp
  /** Which packages they may use; absent: all. Tests beside the modules are free to use test libraries. */
  packages?: RegExp
  /** Whether the code also runs in the browser. */
  isBrowser?: boolean
}

const rooms: Room[] = [
  { files: /^pages\//, opens: /^(renderer|gateway\/rental)\//, isBrowser: true },
  { files: /^renderer\/ui\//, opens: /^renderer\/ui\//, isBrowser: true },
  { files: /^renderer\//, opens: /^(renderer|gateway\/rental)\//, isBrowser: true },
  { files: /^gateway\/rental\//, opens: /^gateway\/rental\//, packages: /^dayjs(\/|$)/, isBrowser: true },
  {
    files: /^gateway\/rest\//,
    opens: /^gateway\/rest\//,
    packages: /^(?!graphql|@graphql|@pothos|gql\.tada|vike|fastify)/,
  },
  { files: /^gateway\/schema\//, opens: /^gateway\/(?!yoga\.server)/ },
  { files: /^gateway\//, opens: /^gateway\// },
  { files: /^server\/upstream\//, opens: /^server\/upstream\// },
  { files: /^server\/setup\//, opens: /^server\/setup\//, packages: /^(node:|playwright$)/ },
  {
    files: /^server\//,
    opens:
      /^(server\/(?!upstream\/|setup\/)|server\/upstream\/index\.ts|dist\/|gateway\/(yoga\.server\.ts|rest\/rest\.ts|rental\/today\.ts))/,
  },
  { files: /^tests\//, opens: /^(gateway|renderer|pages|server|tests|vite\.config|schema\.graphql)/ },
  { files: /^[^/]+\.(ts|mjs)$/, opens: /^(tests\/support|server\/setup)\// },
]

function refusal(file: string, specifier: string, room: Room, pageFolders: readonly string[]) {
  if (specifier === '(computed)') return room.isBrowser && 'an import must name its module'
  const target = resolve(file, specifier)
  if (room.isBrowser && /\.server\.tsx?$/.test(target)) return 'a .server file never reaches a browser'
  const ownPage = pageFolders.find((folder) => file.startsWith(`${folder}/`))
  const isOwn = ownPage
    ? target.startsWith(`${ownPage}/`)
    : path.posix.dirname(target) === path.posix.dirname(file)
  if (!room.opens.test(target) && !(file.startsWith('pages/') && isOwn)) return `no door leads to ${target}`
  const isForeign = file.split('/')[0] !== target.split('/')[0]
  if (isForeign && /^(gateway|renderer)\//.test(target) && !specifier.startsWith('#')) {
    return `another room is named with "#${target.split('/')[0]}/"`
  }
  return false
}

function isPackage(specifier: string) {
  return !/^(\.|#|\/|\(computed\))/.test(specifier)
}

function resolve(file: string, specifier: string) {
  const plain = specifier.replace(/\?.*$/, '')
  return plain.startsWith('#') ? plain.slice(1) : path.posix.join(path.posix.dirname(file), plain)
}
