import { expect, test } from 'vitest'
import { encodingFor, utf8 } from './encoding.ts'

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, *', 'gzip'],
  ['gzip;q=0, *', 'identity'],
  ['*;q=0', 'identity'],
  ['brotli', 'identity'],
])('%s: %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test.each(['', 'Шатёр «Нева», 5×8 м — 12\u00a0000 ₽', '🎪 ✓', 'a'.repeat(100_000), 'ы'.repeat(100_000)])(
  'a text is sent in UTF-8: %.12s',
  (text) => {
    expect(utf8(text).equals(new TextEncoder().encode(text))).toBe(true)
  },
)

test('half of a surrogate pair is replaced, and the rest is sent', () => {
  expect(utf8('стол \ud83c, стул').toString()).toBe('стол \ufffd, стул')
})
