import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { NODE_HASHES } from '../server/setup/install.mjs'

interface LockedPackage {
  version?: string
  resolved?: string
  integrity?: string
  dev?: boolean
  devOptional?: boolean
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
}

const packages = lockedIn('package-lock.json')
/** What only the tests in tests/clients need: installed by `npm test`, without scripts. */
const clients = lockedIn('tests/clients/package-lock.json')

// npm leaves a platform's package out of the lock when the registry of the day does not have it; then "npm ci" refuses everywhere.
test('the lock file names every optional package, also those of other platforms', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(place, name)),
  )
  expect(missing).toEqual([])
})

// The package `node` downloads its program by itself, past the lock file.
test('the Node that everything runs on is the one whose hash is known', () => {
  expect(packages['node_modules/node']?.version).toBe(NODE_HASHES.version)
  const hash = createHash('sha256').update(readFileSync('node_modules/node/bin/node')).digest('hex')
  expect(hash).toBe(NODE_HASHES.sha256[`${process.platform}-${process.arch}`] ?? hash)
})

test.each([
  ['the project', packages],
  ['the clients’ tests', clients],
])('the lock file of %s holds no download URLs', (_, locked) => {
  expect(Object.entries(locked).filter(([, { resolved }]) => resolved?.startsWith('http'))).toEqual([])
})

// Two copies of these fail quietly: types of one are unknown to the other, caches are not shared.
test.each(['graphql', 'react', 'react-dom', '@urql/core', 'urql'])('there is one copy of %s', (name) => {
  const copies = Object.keys(packages).filter((place) => place.endsWith(`node_modules/${name}`))
  expect(copies).toEqual([`node_modules/${name}`])
})

// Versions that were published with malicious code, and names that imitate others.
const MALICIOUS: Readonly<Record<string, readonly string[]>> = {
  '@ctrl/tinycolor': ['4.1.1', '4.1.2'],
  'ansi-regex': ['6.2.1'],
  'ansi-styles': ['6.2.2'],
  backslash: ['0.2.1'],
  chalk: ['5.6.1'],
  'chalk-template': ['1.1.1'],
  coa: ['2.0.3', '2.0.4', '2.1.1', '2.1.3', '3.0.1', '3.1.3'],
  color: ['5.0.1'],
  'color-convert': ['3.1.1'],
  'color-name': ['2.0.1'],
  'color-string': ['2.1.1'],
  colors: ['1.4.1', '1.4.2', '1.4.44-liberty-2'],
  debug: ['4.4.2'],
  'error-ex': ['1.3.3'],
  'eslint-config-eslint': ['5.0.2'],
  'eslint-scope': ['3.7.2'],
  'event-stream': ['3.3.6'],
  faker: ['6.6.6'],
  'has-ansi': ['6.0.1'],
  'is-arrayish': ['0.3.3'],
  'node-ipc': ['9.2.2', '10.1.1', '10.1.2', '10.1.3', '11.0.0', '11.1.0'],
  rc: ['1.2.9', '1.3.9', '2.3.9'],
  'simple-swizzle': ['0.2.3'],
  'slice-ansi': ['7.1.1'],
  'strip-ansi': ['7.1.1'],
  'supports-color': ['10.2.1'],
  'supports-hyperlinks': ['4.1.1'],
  'ua-parser-js': ['0.7.29', '0.8.0', '1.0.0'],
  'wrap-ansi': ['9.0.1'],
}
const MALICIOUS_NAMES =
  /^(flatmap-stream|crossenv|getcookies|electron-native-notify|peacenotwar|react-server-dom-.*)$/

test.each([
  ['the project', packages],
  ['the clients’ tests', clients],
])(
  'the lock file of %s holds no package that is known to be malicious, and none that renders components for strangers',
  (_, lock) => {
    const found = namesIn(lock).filter(
      ({ name, version }) => MALICIOUS_NAMES.test(name) || MALICIOUS[name]?.includes(version),
    )
    expect(found).toEqual([])
  },
)

// The registry that the lock file was made with has no packages of Biome for other platforms: see SECURITY.md.
test('only Biome’s programs for other platforms have no hash, and only for developers', () => {
  const unchecked = Object.entries(packages).filter(([place, { integrity }]) => place !== '' && !integrity)
  for (const [place, { dev }] of unchecked) {
    expect(place).toMatch(/^node_modules\/@biomejs\/cli-/)
    expect(dev).toBe(true)
  }
})

test('every package of the clients’ tests is checked by its hash', () => {
  expect(Object.entries(clients).filter(([place, { integrity }]) => place !== '' && !integrity)).toEqual([])
})

test('what production runs is checked by its hash, and only known packages run scripts when they are installed', () => {
  const unchecked = Object.entries(packages).flatMap(([place, { integrity, dev, devOptional }]) =>
    place === '' || integrity || dev || devOptional ? [] : [place],
  )
  expect(unchecked).toEqual([])
  const running = Object.entries(packages).flatMap(([place, entry]) =>
    place !== '' && entry.hasInstallScript ? [place] : [],
  )
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(
    running.map((place) => place.replace(/.*node_modules\//, '')).filter((name) => !(name in allowScripts)),
  ).toEqual([])
})

function lockedIn(file: string): Record<string, LockedPackage> {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

function namesIn(lock: Record<string, LockedPackage>): { name: string; version: string }[] {
  return Object.entries(lock).flatMap(([place, { version = '' }]) =>
    place === '' ? [] : [{ name: place.replace(/.*node_modules\//, ''), version }],
  )
}

/** True if a package in `place` finds `name` in its own node_modules or in one above. */
function isLocked(place: string, name: string): boolean {
  if (path.posix.join(place, 'node_modules', name) in packages) return true
  return (
    place !== '' &&
    isLocked(
      place.includes('/node_modules/') ? place.replace(/\/node_modules\/(?!.*\/node_modules\/).*$/, '') : '',
      name,
    )
  )
}
