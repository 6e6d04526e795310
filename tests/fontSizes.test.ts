import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('{renderer,pages}/**/*.css').sort()

// Visitors who set larger letters in their browser get larger letters.
test('no letters are sized in pixels', () => {
  expect(files).toContain('renderer/ui/tokens.css')
  expect(files.flatMap((file) => lettersInPixels(readFileSync(file, 'utf8')))).toEqual([])
})

function lettersInPixels(css: string): string[] {
  const declarations = css.split(/[;{}]/).map((declaration) => declaration.trim())
  return declarations.filter((text) => /^(font(-size)?|line-height|--fs-[\w-]+)\s*:.*\dpx/s.test(text))
}
