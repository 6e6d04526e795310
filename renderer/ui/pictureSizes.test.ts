import { expect, test } from 'vitest'
import { forSharpPhones } from './pictureSizes.ts'

test.each([
  ['72px', '(min-resolution: 3dppx) calc(72px * 0.63), (min-resolution: 2.5dppx) calc(72px * 0.72), 72px'],
  [
    '(min-width: 996px) 480px, (min-width: 744px) 46vw, min(100vw, 100vh)',
    '(min-width: 996px) 480px, (min-width: 744px) 46vw, (min-resolution: 3dppx) calc(min(100vw, 100vh) * 0.63), (min-resolution: 2.5dppx) calc(min(100vw, 100vh) * 0.72), min(100vw, 100vh)',
  ],
])('of «%s» the last, a phone’s, is smaller where the screen is sharp', (sizes, expected) => {
  expect(forSharpPhones(sizes)).toBe(expected)
})
