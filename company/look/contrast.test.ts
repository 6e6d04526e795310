import { globSync, readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { companyFolder } from '../../tests/support/companyFolder.ts'
import { deriveTokens, lowContrasts, strongSecondText } from './derive.ts'
import { readTheme } from './theme.ts'
import { COLORS, DEFAULTS, type Palette, type Scheme, SHARED } from './tokens.ts'

const TEXT = 4.5
const SIGN = 3
const GROUNDS = ['--bg', '--surface', '--tile', '--tile-hover']

/** The pairs of text and ground that no single rule sets both of. */
const INHERITED: readonly (readonly [string, string, number])[] = [
  ...GROUNDS.map((ground) => ['--text', ground, TEXT] as const),
  ...GROUNDS.slice(0, 3).map((ground) => ['--text-2', ground, TEXT] as const),
  ['--bg', '--ink-hover', TEXT],
  ['--mark', '--text', SIGN],
  ...['--text', '--text-2'].map((front) => [front, '--day-hover', TEXT] as const),
  ...['--accent', '--accent-hover', '--accent-wash'].map((ground) => ['--on-accent', ground, TEXT] as const),
  ...['--night', '--night-2'].flatMap((ground) => [
    ['--on-night', ground, TEXT] as const,
    ['--on-night-2', ground, TEXT] as const,
    ['--accent-on-night', ground, SIGN] as const,
  ]),
  ...['--positive', '--warning', '--negative'].flatMap((state) =>
    [...GROUNDS.slice(0, 3), `${state}-wash`].map((ground) => [state, ground, TEXT] as const),
  ),
]

/** The pairs of text and ground that a single rule of a sheet sets. */
function pairsOfSheets(): [string, string, number][] {
  const found = new Map<string, [string, string, number]>()
  for (const file of globSync('{renderer,pages}/**/*.css'))
    parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      const said = new Map<string, string>()
      for (const node of rule.nodes)
        if (node.type === 'decl') said.set(node.prop, /^var\((--[\w-]+)\)$/.exec(node.value)?.[1] ?? '')
      const [front, ground] = [said.get('color'), said.get('background')]
      if (front && ground) found.set(`${front} ${ground}`, [front, ground, TEXT])
    })
  return [...found.values()]
}

const PAIRS = [...INHERITED, ...pairsOfSheets()]

const channel = fc.integer({ min: 0, max: 255 })
const color = fc
  .tuple(channel, channel, channel)
  .map((all) => `#${all.map((value) => value.toString(16).padStart(2, '0')).join('')}`)
const own = fc.dictionary(fc.constantFrom(...COLORS), color, { maxKeys: COLORS.length })

/** Colours by which no pair of the check fails, from any that somebody wrote: those in the way keep the shop's. */
function passing(said: Partial<Palette>, scheme: Scheme): Palette {
  const kept = { ...said }
  for (;;) {
    const palette = { ...DEFAULTS[scheme], ...kept }
    const [low] = lowContrasts(palette)
    const inTheWay = [low?.color, low?.ground, ...COLORS].find((name) => name !== undefined && name in kept)
    if (!low || inTheWay === undefined) return palette
    delete kept[inTheWay as keyof Palette]
  }
}

function expectReadable(all: Readonly<Record<string, string>>, scheme: string): void {
  for (const [front, ground, least] of PAIRS) {
    const contrast = wcagContrast(all[front] ?? '', all[ground] ?? '')
    expect(contrast, `${front} on ${ground}, ${scheme}`).toBeGreaterThanOrEqual(least)
  }
  for (const ground of ['--bg', '--surface']) {
    const seen = ['--accent', '--tick-faint'].map((each) => wcagContrast(all[each] ?? '', all[ground] ?? ''))
    expect(Math.max(...seen), `a day or its edge on ${ground}, ${scheme}`).toBeGreaterThanOrEqual(SIGN)
  }
}

/** A folder that says this passes the check, and all of it can be read in both schemes. */
function expectUsable(css: string): void {
  const { theme, mistakes } = readTheme(companyFolder({ 'theme.css': css }))
  expect(mistakes, css).toEqual([])
  for (const scheme of ['light', 'dark'] as const)
    expectReadable(theme.tokens?.[scheme] ?? {}, `${css} ${scheme}`)
}

test('the sheets have pairs of their own', () => {
  expect(pairsOfSheets().length).toBeGreaterThanOrEqual(8)
})

test('whatever colours pass the check, all that is written on any ground is readable, in both schemes', () => {
  let changed = 0
  fc.assert(
    fc.property(own, own, (inLight, inDark) => {
      const light = passing(inLight, 'light')
      const accents = Object.fromEntries(SHARED.map((name) => [name, light[name]]))
      const dark = passing({ ...accents, ...inDark }, 'dark')
      changed += Number(COLORS.filter((name) => light[name] !== DEFAULTS.light[name]).length > 2)
      for (const [scheme, palette] of Object.entries({ light, dark }) as [Scheme, Palette][]) {
        const all = deriveTokens(scheme, palette, light)
        expectReadable(all, scheme)
        for (const ground of GROUNDS.slice(0, 3))
          expect(wcagContrast(strongSecondText(palette), all[ground] ?? '')).toBeGreaterThanOrEqual(TEXT)
      }
    }),
    { numRuns: 1000, seed: 22 },
  )
  expect(changed).toBeGreaterThan(50)
})

const ACCENTS = {
  darkBlue: '#1d4ed8',
  midBlue: '#3b82f6',
  navy: '#0b1f4b',
  violet: '#6d28d9',
  teal: '#0d9488',
  cyan: '#06b6d4',
  green: '#16a34a',
  lime: '#84cc16',
  yellow: '#facc15',
  amber: '#f59e0b',
  orange: '#ea580c',
  red: '#dc2626',
  maroon: '#7f1d1d',
  rose: '#e11d48',
  pink: '#f472b6',
  brown: '#78350f',
  grey: '#9ca3af',
  middleGrey: '#777777',
  black: '#000000',
  nearlyWhite: '#fafaf5',
}

test.each(Object.entries(ACCENTS))('%s, %s, works as the only word of a theme', (_, accent) => {
  expectUsable(`:root { --accent: ${accent} }`)
  expectUsable(`@media (prefers-color-scheme: dark) { :root { --accent: ${accent} } }`)
})

test('any accent works alone, and on any night', () => {
  fc.assert(
    fc.property(color, color, (accent, night) => {
      expectUsable(`:root { --accent: ${accent} }`)
      expectUsable(`:root { --accent: ${accent}; --night: ${night} }`)
    }),
    { numRuns: 200 },
  )
})
