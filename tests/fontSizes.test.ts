import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('{renderer,pages}/**/*.css').sort()

// Visitors who set larger letters in their browser get larger letters.
test('no letters are sized in pixels', () => {
  expect(files).toContain('renderer/ui/tokens.css')
  expect(files.flatMap((file) => lettersInPixels(readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  'font-size: 16px',
  'font: 400 22px / 1.2 var(--font-text)',
  'font-size: clamp(1rem, 2vw, 20.5px)',
  '--fs-body: 16px',
  'line-height: 20px',
])('letters in pixels are found: %s', (declaration) => {
  expect(lettersInPixels(`a { color: red; ${declaration}; }`)).toEqual([declaration])
  expect(lettersInPixels(`a {\n  ${declaration.replace(/px/g, 'rem')};\n  padding: 4px;\n}`)).toEqual([])
})

function lettersInPixels(css: string): string[] {
  const declarations = css.split(/[;{}]/).map((declaration) => declaration.trim())
  return declarations.filter((text) => /^(font(-size)?|line-height|--fs-[\w-]+)\s*:.*\dpx/s.test(text))
}
