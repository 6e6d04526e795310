import { expect, test } from 'vitest'
import { pagePaths } from './offlineFiles.ts'

test.each([
  ['/cart', true],
  ['/sets/one', true],
  ['/sets', false],
  ['/sets/one/two', false],
  ['/sets/', false],
])('%s: %s', (path, isFound) => {
  expect(new RegExp(`^(${pagePaths(['/cart', '/sets/@name'])})$`).test(path)).toBe(isFound)
})
