import { expect, test } from 'vitest'
import { forSharpPhones, pictureUrls } from './pictureUrl.ts'

test('appends the stored path, whether or not it begins with a slash', () => {
  expect(pictureUrls('products/stul-1.webp')?.(320)).toBe('/pictures/320/products/stul-1.webp')
  expect(pictureUrls('/products/stul-1.webp')?.(800)).toBe('/pictures/800/products/stul-1.webp')
})

test('encodes every segment and drops a query, so that a name cannot become another host', () => {
  expect(pictureUrls('стулья/a b#c.webp?d')?.(160)).toBe(
    '/pictures/160/%D1%81%D1%82%D1%83%D0%BB%D1%8C%D1%8F/a%20b%23c.webp',
  )
  expect(pictureUrls('https://evil.example/x.png')?.(160)).toBe('/pictures/160/https%3A/evil.example/x.png')
  expect(pictureUrls('\ud800.webp')?.(160)).toBe('/pictures/160/%EF%BF%BD.webp')
})

test('never climbs out of the storage', () => {
  expect(pictureUrls('../../etc/passwd')?.(160)).toBe('/pictures/160/etc/passwd')
})

test('is null where there is no picture', () => {
  for (const nothing of [null, undefined, '', '/', '..']) expect(pictureUrls(nothing)).toBeNull()
})

test.each([
  ['72px', '(min-resolution: 3dppx) calc(72px * 0.63), (min-resolution: 2.5dppx) calc(72px * 0.72), 72px'],
  [
    '(min-width: 996px) 480px, (min-width: 744px) 46vw, min(100vw, 100vh)',
    '(min-width: 996px) 480px, (min-width: 744px) 46vw, (min-resolution: 3dppx) calc(min(100vw, 100vh) * 0.63), (min-resolution: 2.5dppx) calc(min(100vw, 100vh) * 0.72), min(100vw, 100vh)',
  ],
])('of «%s» the last, a phone’s, is smaller where the screen is sharp', (sizes, expected) => {
  expect(forSharpPhones(sizes)).toBe(expected)
})
