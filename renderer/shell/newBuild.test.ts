import { beforeEach, expect, test } from 'vitest'
import { takesNewBuild, useNewBuild } from './newBuild.ts'

beforeEach(() => useNewBuild.setState({ isKnown: true, isPutOff: false }))

test('is taken by the next navigation, also when the offer was put off', () => {
  expect(takesNewBuild('/', '/catalog')).toBe(true)
  useNewBuild.setState({ isPutOff: true })
  expect(takesNewBuild('/catalog', '/articles')).toBe(true)
})

test('is not taken without a new build, on the same page, or from cart and order', () => {
  expect(takesNewBuild('/catalog', '/catalog')).toBe(false)
  for (const from of ['/cart', '/order', '/order/success']) expect(takesNewBuild(from, '/')).toBe(false)
  useNewBuild.setState({ isKnown: false })
  expect(takesNewBuild('/', '/catalog')).toBe(false)
})
