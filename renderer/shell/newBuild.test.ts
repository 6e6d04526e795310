import { beforeEach, expect, test } from 'vitest'
import { takesNewBuild, useNewBuild } from './newBuild.ts'

beforeEach(() => useNewBuild.setState({ isAvailable: true, isPutOff: false }))

const on = (urlPathname: string, config: Vike.PageSettings = {}) => ({ urlPathname, config })

test('is taken by the next navigation, also when the offer was put off', () => {
  expect(takesNewBuild(on('/'), on('/catalog'))).toBe(true)
  useNewBuild.setState({ isPutOff: true })
  expect(takesNewBuild(on('/catalog'), on('/articles'))).toBe(true)
})

test('is not taken without a new build, on the same page, or where something is ordered', () => {
  expect(takesNewBuild(on('/search/стул'), on('/search/стул'))).toBe(false)
  expect(takesNewBuild(on('/cart', { isCheckout: true }), on('/'))).toBe(false)
  useNewBuild.setState({ isAvailable: false })
  expect(takesNewBuild(on('/'), on('/catalog'))).toBe(false)
})
