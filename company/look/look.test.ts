import { readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { parse } from 'postcss'
import { expect, test } from 'vitest'
import { companyFingerprint } from '../../server/setup/fingerprint.mjs'
import { companyFolder, mistakesIn } from '../../tests/support/companyFolder.ts'
import { newTheme } from '../newCompany.ts'
import { readCompany } from '../read.ts'
import { applyLook } from './applyLook.ts'
import { COLORS, DEFAULTS } from './tokens.ts'

const TOKENS = 'renderer/ui/tokens.css'

/** The custom properties of `:root` in a sheet, by the condition they stand under. */
function tokensIn(css: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>()
  parse(css).walkRules(':root', (rule) => {
    const media = rule.parent?.type === 'atrule' ? String(Reflect.get(rule.parent, 'params')) : ''
    const values = found.get(media) ?? new Map<string, string>()
    rule.walkDecls((node) => void values.set(node.prop, node.value))
    found.set(media, values)
  })
  return found
}
const DARK = 'screen and (prefers-color-scheme: dark)'

test('without files the look is that of the style sheet', () => {
  const { look } = readCompany(companyFolder({}))
  expect(look).toEqual({ palettes: DEFAULTS, tokens: null, type: {}, pictures: {}, fonts: null, derived: [] })
  const sheet = tokensIn(readFileSync(TOKENS, 'utf8'))
  for (const name of COLORS) {
    expect(sheet.get('')?.get(name), name).toBe(DEFAULTS.light[name])
    expect(sheet.get(DARK)?.get(name) ?? sheet.get('')?.get(name), name).toBe(DEFAULTS.dark[name])
  }
})

test('a theme replaces the values of both schemes, and neither sizes nor the visitor’s own colours', () => {
  const css =
    ':root { --accent: #ff8a3d; --night: rgb(12 44 61); --r-pill: 8px }\n@media (prefers-color-scheme: dark) { :root { --bg: #0a1a23 } }'
  const { look } = readCompany(companyFolder({ 'theme.css': css }))
  if (!look.tokens) throw new Error('the theme sets tokens')
  const before = tokensIn(readFileSync(TOKENS, 'utf8'))
  const sheet = postcss([applyLook(look.tokens)]).process(readFileSync(TOKENS, 'utf8'), {
    from: path.resolve(TOKENS),
  }).css
  const after = tokensIn(sheet)
  expect(after.get('')?.get('--accent')).toBe('#ff8a3d')
  expect(after.get('')?.get('--night')).toBe('#0c2c3d')
  expect(after.get('')?.get('--r-pill')).toBe('8px')
  expect(after.get('')?.get('--bg')).toBe(DEFAULTS.light['--bg'])
  expect(after.get('')?.get('--gutter')).toBe('16px')
  expect(after.get(DARK)?.get('--bg')).toBe('#0a1a23')
  expect(after.get(DARK)?.get('--accent')).toBe('#ff8a3d')
  for (const media of ['(min-width: 744px)', '(forced-colors: active)'])
    expect(after.get(media), media).toEqual(before.get(media))
})

test.each([
  ['#0b5fff', '#ffffff'],
  ['#ffb000', '#16181d'],
  ['#777777', '#000000'],
  ['#000000', '#ffffff'],
  ['#ffffff', '#16181d'],
])('an accent alone, %s, brings its tones and %s for what is written on it', (accent, front) => {
  const { palettes, derived } = readCompany(
    companyFolder({ 'theme.css': `:root { --accent: ${accent} }` }),
  ).look
  const { light, dark } = palettes
  expect(light['--on-accent']).toBe(front)
  expect(new Set([light['--accent'], light['--accent-hover'], light['--accent-wash']]).size).toBe(3)
  expect(light['--accent-wash']).not.toBe(DEFAULTS.light['--accent-wash'])
  expect(dark['--accent-hover']).toBe(light['--accent-hover'])
  expect(derived).toEqual(
    ['light', 'dark'].map((scheme) =>
      expect.stringMatching(
        `^theme.css: derived from --accent ${accent} in the ${scheme} scheme: .*--on-accent ${front}, --accent-on-night #`,
      ),
    ),
  )
})

test('what a theme says itself is refused where it cannot be read, by its own name', () => {
  const css = (rest: string) => ({ 'theme.css': `:root { --accent: #1d4ed8;\n${rest} }` })
  const inBoth = (said: string, nearest: string) =>
    ['light', 'dark'].map(
      (scheme) => `theme.css:2: ${said} in the ${scheme} scheme, at least 4.5 is needed: ${nearest} has it`,
    )
  expect(mistakesIn(css('--on-accent: #16181d'))).toEqual(
    inBoth('--on-accent: contrast with --accent is 2.64', '#d7d8d9'),
  )
  expect(mistakesIn(css('--on-accent: #d7d8d9')), 'what is proposed is taken').toEqual([])
  expect(mistakesIn(css('--accent-hover: #7aa2ff'))).toEqual(
    inBoth('--accent-hover: contrast with --on-accent is 2.48', '#516dae'),
  )
})

test('the theme to begin with changes nothing until a value of it is changed', () => {
  expect(readCompany(companyFolder({ 'theme.css': newTheme() })).look.palettes).toEqual(DEFAULTS)
  const own = newTheme().replaceAll(/\/\* (--.*;) \*\//g, '$1')
  const { tokens, palettes } = readCompany(companyFolder({ 'theme.css': own })).look
  expect(palettes).toEqual(DEFAULTS)
  expect(tokens?.light).toMatchObject({ '--r-pill': '999px', '--accent': '#d6f24b' })
})

test('every mistake of a theme is said in one run, with its line', () => {
  const css = `/* a theme */
:root {
  --bg: #f6f4ef;
  --bg: white;
  --tile: sand;
  --line: rgb(0 0 0 / 0.2);
  --primary: #ff0000;
  color: red;
  --r-pill: 50%;
  --text-2: #bbbbbb;
}
body { margin: 0 }
@import "other.css";
@media (prefers-color-scheme: dark) {
  :root { --r-pill: 8px; --accent: #16181d }
  a { color: red }
}`
  expect(mistakesIn({ 'theme.css': css })).toEqual([
    'theme.css:4: --bg: is said twice',
    'theme.css:5: --tile: must be a colour, such as #d6f24b',
    'theme.css:6: --line: must be a colour that nothing shines through',
    'theme.css:7: --primary: there is no such property',
    'theme.css:8: color: there is no such property',
    'theme.css:9: --r-pill: must be a length from 0px to 999px',
    'theme.css:10: --text-2: contrast with --bg is 1.74 in the light scheme, at least 4.5 is needed: #676767 has it',
    'theme.css:10: --text-2: contrast with --tile is 1.5 in the light scheme, at least 4.5 is needed: #5c5c5c has it',
    'theme.css:10: --text-2: contrast with fields and cards is 1.91 in the light scheme, at least 4.5 is needed: #737373 has it',
    'theme.css:12: body: only :root may stand here',
    'theme.css:12: margin: there is no such property',
    'theme.css:13: only :root and @media (prefers-color-scheme: dark) may stand here',
    'theme.css:15: --r-pill: is the same in both schemes: say it in the first :root',
    'theme.css:16: a: only :root may stand here',
    'theme.css:16: color: there is no such property',
  ])
  expect(mistakesIn({ 'theme.css': ':root { --bg: red' })).toEqual(['theme.css:1: Unclosed block'])
  expect(mistakesIn({ 'theme.css': ' '.repeat(100_001) })).toEqual([
    'theme.css:1: is larger than 100000 bytes',
  ])
})

test('every file that is read belongs to the mark of the folder', () => {
  const files = [
    'company.json',
    'theme.css',
    'logo.svg',
    'logo-dark.svg',
    'favicon.svg',
    'no-photo.svg',
    'share.png',
  ]
  const marks = files.map((name) => companyFingerprint(companyFolder({ [name]: 'other' })))
  expect(new Set([...marks, companyFingerprint(companyFolder({}))]).size).toBe(files.length + 1)
})
