import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

interface LockedPackage {
  version?: string
  resolved?: string
  optionalDependencies?: Record<string, string>
}

const packages: Record<string, LockedPackage> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages

// npm leaves a platform's package out of the lock when the registry of the day does not have it; then "npm ci" refuses everywhere.
test('the lock file names every optional package, also those of other platforms', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(place, name)),
  )
  expect(missing).toEqual([])
})

test('the lock file holds no download addresses', () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved?.startsWith('http'))).toEqual([])
})

// Two copies of these fail quietly: types of one are unknown to the other, caches are not shared.
test.each(['graphql', 'react', 'react-dom', '@urql/core', 'urql'])('there is one copy of %s', (name) => {
  const copies = Object.keys(packages).filter((place) => place.endsWith(`node_modules/${name}`))
  expect(copies).toEqual([`node_modules/${name}`])
})

/** Whether a package in `place` finds `name` in its own node_modules or in one above. */
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
