import { globSync, readFileSync } from 'node:fs'
import { type Declaration, parse } from 'postcss'
import { expect, test } from 'vitest'
import { deriveTokens } from '#company/look/derive.ts'
import { readTheme } from '#company/look/theme.ts'

// A company sets colours and fonts by tokens: what a sheet says by itself would stay the demonstration company's. Sizes are tokens, too.

const TOKENS = 'renderer/ui/tokens.css'
/** Paper is white, ink is black, for every company. */
const ON_PAPER = /^(renderer\/ui\/print|pages\/plan\/PlanSheet\.module)\.css$/
const files = globSync('{renderer,pages}/**/*.css').sort()
const parts = globSync('{renderer,pages}/**/*.tsx', { exclude: ['**/*.test.tsx'] }).sort()

test('colours and fonts of every sheet come from tokens', () => {
  expect(files).toContain(TOKENS)
  const others = files.filter((file) => file !== TOKENS && file !== 'renderer/ui/fonts.css')
  expect(others.flatMap((file) => ownLooks(readFileSync(file, 'utf8'), file))).toEqual([])
})

test('sizes of every sheet come from tokens that there are', () => {
  const tokens = readFileSync(TOKENS, 'utf8')
  const others = files.filter((file) => file !== TOKENS)
  expect(others.flatMap((file) => ownSizes(readFileSync(file, 'utf8'), file))).toEqual([])
  const named = others.flatMap((file) => readFileSync(file, 'utf8').match(/--(size|fs)-[\w-]+/g) ?? [])
  expect(named.length).toBeGreaterThan(150)
  expect([...new Set(named)].filter((name) => !tokens.includes(`  ${name}: `))).toEqual([])
})

test('no component has a colour of its own', () => {
  const colour = /["'`](#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(rgb|hsl|oklch|color)a?\([^"'`]*)["'`]/gi
  expect(parts.length).toBeGreaterThan(100)
  expect(parts.flatMap((file) => readFileSync(file, 'utf8').match(colour) ?? [])).toEqual([])
})

test('pictures are true in the dark scheme: nothing is blended with them, and their ground is the light one', () => {
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('mix-blend-mode'))).toEqual([])
  expect(readFileSync(TOKENS, 'utf8').match(/ --stand: #\w+;/g)).toHaveLength(1)
  const { palettes } = readTheme('tests/support/harbour').theme
  const derived = deriveTokens('dark', palettes.dark, palettes.light)
  expect(derived['--stand']).toBe(palettes.light['--tile'])
})

// Visitors who set larger letters in their browser get larger letters.
test('no letters are sized in pixels', () => {
  const pixels = /^(font(-size)?|line-height|--fs-[\w-]+)\s*:.*\dpx/s
  for (const file of files) {
    const declarations = readFileSync(file, 'utf8').split(/[;{}]/)
    expect(
      declarations.filter((each) => pixels.test(each.trim())),
      file,
    ).toEqual([])
  }
})

const COLOURED =
  /^(color|background|border|outline|box-shadow|text-shadow|fill|stroke|accent-color|caret-color|text-decoration|--)/
const COLOUR =
  /#[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|(?<![\w-])(white|black|red|green|blue|yellow|orange|teal|gr[ae]y|silver|navy|brown|pink|purple|gold|lime|aqua|maroon|olive|fuchsia)(?![\w-])/i
/** Code is written in the system's font of that kind. */
const FONT = /(?<!--)\b(inherit|monospace)\b|var\(--font-(display|text)\)/

/** A token, one of the sheet's own that is made of one, or a share of the letters around. */
const SIZE = /var\(--|\binherit\b|\dem\b/

function ownLooks(css: string, file: string): string[] {
  const found: string[] = []
  parse(css).walkDecls((node) => {
    const hasColour = COLOURED.test(node.prop) && COLOUR.test(node.value) && !isOnPaper(node, file)
    const hasFont = /^font(-family)?$/.test(node.prop) && !FONT.test(node.value)
    if (hasColour || hasFont) found.push(`${file}:${node.source?.start?.line}: ${node.prop}: ${node.value}`)
  })
  return found
}

/** Letters, and what grows with them; distances in pixels do not, and paper has points. */
function ownSizes(css: string, file: string): string[] {
  const found: string[] = []
  parse(css).walkDecls((node) => {
    const { prop, source } = node
    const value = node.value.trim()
    const isUnnamed = /^font(-size)?$/.test(prop) && !SIZE.test(value)
    if ((isUnnamed || /\d(rem|pt)\b/.test(value)) && !isOnPaper(node, file))
      found.push(`${file}:${source?.start?.line}: ${prop}: ${value}`)
  })
  return found
}

function isOnPaper(node: Declaration, file: string): boolean {
  return ON_PAPER.test(file) || /@media print/.test(String(node.parent?.parent))
}
