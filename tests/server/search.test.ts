import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, startShop } from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

test.each([
  ['стул белый', '/search/%D1%81%D1%82%D1%83%D0%BB%20%D0%B1%D0%B5%D0%BB%D1%8B%D0%B9'],
  ['a/../b', '/search/a%20..%20b'],
  ['//evil.example', '/search/evil.example'],
  ['\r\nset-cookie: a=b', '/search/set-cookie%3A%20a%3Db'],
  ['', '/catalog'],
  ['   ', '/catalog'],
  ['x'.repeat(201), '/catalog'],
])('a search without scripts for %j leads to %s', async (q, location) => {
  const answer = await fetch(`${shop.app.url}/search?${new URLSearchParams({ q })}`, { redirect: 'manual' })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(location)
})

test('the results of a search without scripts are a page', async () => {
  const answer = await fetch(`${shop.app.url}/search?q=${encodeURIComponent('стульев')}`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Стул «Кьявари», золото')
})
