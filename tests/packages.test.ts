import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

interface LockedPackage {
  version?: string
  resolved?: string
  integrity?: string
  dev?: boolean
  os?: string[]
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
}

const packages = lockedIn('package-lock.json')
/** What only the tests in tests/clients need: installed by `npm test`, without scripts. */
const clients = lockedIn('tests/clients/package-lock.json')
/** The mutation tester, installed by `npm run mutants` in the same way. */
const mutants = lockedIn('tests/mutants/package-lock.json')

// npm leaves a platform's package out of the lock when the registry of the day does not have it; then "npm ci" refuses everywhere.
test('the lock file names every optional package, also those of other platforms', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(place, name)),
  )
  expect(missing).toEqual([])
})

test.each([
  ['the project', packages],
  ['the clients’ tests', clients],
  ['the mutation tester', mutants],
])('the lock file of %s holds no download URLs', (_, locked) => {
  expect(Object.entries(locked).filter(([, { resolved }]) => resolved?.startsWith('http'))).toEqual([])
})

// Two copies of these fail quietly: types of one are unknown to the other, caches are not shared.
test.each(['graphql', 'react', 'react-dom', '@urql/core', 'urql'])('there is one copy of %s', (name) => {
  const copies = Object.keys(packages).filter((place) => place.endsWith(`node_modules/${name}`))
  expect(copies).toEqual([`node_modules/${name}`])
})

// The registry that the lock file was made with has no packages of them for other platforms: see SECURITY.md.
test('only the linter for other platforms and the Node for macOS have no hash', () => {
  const unchecked = Object.entries(packages).filter(([place, { integrity }]) => place !== '' && !integrity)
  for (const [place, { dev, os }] of unchecked) {
    expect(place).toMatch(/^node_modules\/(@biomejs\/cli-|node-)/)
    expect(dev ?? os).toEqual(place.startsWith('node_modules/@biomejs/') ? true : ['darwin'])
  }
})

test.each([
  ['the clients’ tests', clients],
  ['the mutation tester', mutants],
])('every package of %s is checked by its hash', (_, locked) => {
  expect(Object.entries(locked).filter(([place, { integrity }]) => place !== '' && !integrity)).toEqual([])
})

test('only known packages run scripts when they are installed', () => {
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
