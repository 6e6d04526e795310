import { beforeEach, expect, test } from 'vitest'
import { sayNothingIsKept } from '#renderer/runtime/browserStorage.ts'
import { takesNewBuild, useNewBuild } from './newBuild.ts'

beforeEach(() => useNewBuild.setState({ isAvailable: true, isPutOff: false }))

const on = (urlPathname: string, searchOriginal: string | null = null) => ({
  urlPathname,
  urlParsed: { searchOriginal },
})

test('is taken by the next navigation, also when the offer was put off', () => {
  expect(takesNewBuild(on('/'), on('/catalog'))).toBe(true)
  useNewBuild.setState({ isPutOff: true })
  expect(takesNewBuild(on('/catalog'), on('/articles'))).toBe(true)
})

test('is taken by another query of the same path, and from the cart', () => {
  expect(takesNewBuild(on('/catalog'), on('/catalog', '?sort=cheapest'))).toBe(true)
  expect(takesNewBuild(on('/cart'), on('/'))).toBe(true)
})

test('is not taken without a new build, at the same address, or where a reload would lose the cart', () => {
  expect(takesNewBuild(on('/catalog'), on('/catalog'))).toBe(false)
  sayNothingIsKept()
  expect(takesNewBuild(on('/'), on('/catalog'))).toBe(false)
  useNewBuild.setState({ isAvailable: false })
  expect(takesNewBuild(on('/'), on('/catalog'))).toBe(false)
})
