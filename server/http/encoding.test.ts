import { expect, test } from 'vitest'
import { encodingFor } from './encoding.ts'

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
