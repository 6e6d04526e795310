import path from 'node:path'
import { formatHex, parse as parseColor } from 'culori'
import { CssSyntaxError, type Declaration, parse, type Rule } from 'postcss'
import { readFolderFile } from '../folderFile.ts'
import { accentTones, deriveTokens, lowContrasts, readable, strongSecondText } from './derive.ts'
import {
  COLORS,
  type Color,
  DEFAULTS,
  type Palette,
  RADIUS,
  type Scheme,
  SHARED,
  TYPE,
  type TypeTokens,
} from './tokens.ts'

export const THEME_FILE = 'theme.css'
const MAX_BYTES = 100_000
const DARK = '(prefers-color-scheme: dark)'
const SCHEMES: readonly Scheme[] = ['light', 'dark']
const ACCENT_TONES = /^--accent-(hover|wash)$/

/** A mistake of a file of the folder, with its line. */
export type Mistake = { line: number; said: string }

/** The colours and shapes of a company. */
export type Theme = {
  palettes: Record<Scheme, Palette>
  /** The replacements for values of renderer/ui/tokens.css; null: the company sets nothing. */
  tokens: Record<Scheme | 'strongLight' | 'strongDark', Readonly<Record<string, string>>> | null
  /** The tokens of letters that the company sets. */
  type: TypeTokens
  /** Messages about the tokens that are derived from an accent: a line for each scheme. */
  derived: readonly string[]
}

type Said = { value: string; line: number }

/** Reads and checks `theme.css` of a folder; without one the look is that of renderer/ui/tokens.css. */
export function readTheme(folder: string): { theme: Theme; mistakes: Mistake[] } {
  const found = readFolderFile(path.join(folder, THEME_FILE), MAX_BYTES)
  const none: Theme = { palettes: DEFAULTS, tokens: null, type: {}, derived: [] }
  if (!found) return { theme: none, mistakes: [] }
  if (!found.content) return { theme: none, mistakes: [{ line: 1, said: found.said }] }
  const { said, mistakes } = parseTheme(found.content.toString('utf8'))
  const { light, dark } = said
  const shared = [...light].filter(([name]) => SHARED.some((each) => each === name))
  const own = { light, dark: new Map([...shared, ...dark]) }
  const palettes = { light: paletteOf('light', light), dark: paletteOf('dark', own.dark) }
  for (const scheme of SCHEMES)
    for (const { color, ground, values, contrast, least } of lowContrasts(palettes[scheme])) {
      // A tone that follows from the accent is as readable as the accent, which is reported already.
      if (ACCENT_TONES.test(ground) && !own[scheme].has(ground)) continue
      const isOwn = own[scheme].has(color) || !own[scheme].has(ground)
      const [name, other] = isOwn ? [color, ground] : [ground, color]
      const where = other === 'surface' ? 'fields and cards' : other
      const [value, against] = isOwn ? values : ([values[1], values[0]] as const)
      const nearest = readable(value, [against], { least, space: 'oklch' })
      const found = Math.floor(contrast * 100) / 100
      mistakes.push({
        line: own[scheme].get(name)?.line ?? 1,
        said: `${name}: contrast with ${where} is ${found} in the ${scheme} scheme, at least ${least} is needed: ${nearest} has it`,
      })
    }
  const radius = light.get(RADIUS)
  const tokens = {
    light: {
      ...deriveTokens('light', palettes.light, palettes.light),
      ...(radius && { [RADIUS]: radius.value }),
    },
    dark: deriveTokens('dark', palettes.dark, palettes.light),
    strongLight: { '--text-2': strongSecondText(palettes.light) },
    strongDark: { '--text-2': strongSecondText(palettes.dark) },
  }
  const type = valuesOf(Object.keys(TYPE), light)
  const derived = SCHEMES.flatMap((scheme) => derivedFrom(own[scheme], tokens[scheme], scheme))
  return { theme: { palettes, tokens, type, derived }, mistakes }
}

/** The message about the tokens that a scheme derives from its accent. */
function derivedFrom(
  own: ReadonlyMap<string, Said>,
  tokens: Readonly<Record<string, string>>,
  scheme: Scheme,
) {
  const accent = own.get('--accent')?.value
  if (accent === undefined) return []
  const names = [...SHARED, '--accent-on-night'].filter((name) => !own.has(name))
  const values = names.map((name) => `${name} ${tokens[name]}`).join(', ')
  return [`${THEME_FILE}: derived from --accent ${accent} in the ${scheme} scheme: ${values}`]
}

function paletteOf(scheme: Scheme, said: ReadonlyMap<string, Said>): Palette {
  const own: Partial<Palette> = valuesOf(COLORS, said)
  const accent = own['--accent']
  return { ...DEFAULTS[scheme], ...(accent && accentTones(accent, own)), ...own }
}

function valuesOf(names: readonly string[], said: ReadonlyMap<string, Said>): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = said.get(name)?.value
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function parseTheme(css: string): { said: Record<Scheme, Map<string, Said>>; mistakes: Mistake[] } {
  const said = { light: new Map<string, Said>(), dark: new Map<string, Said>() }
  const mistakes: Mistake[] = []
  const readRule = (rule: Rule, scheme: Scheme) => {
    if (rule.selector !== ':root')
      mistakes.push({ line: lineOf(rule), said: `${rule.selector}: only :root may stand here` })
    for (const node of rule.nodes) {
      if (node.type === 'comment') continue
      if (node.type === 'decl') readToken(node, scheme, said[scheme], mistakes)
      else mistakes.push({ line: lineOf(node), said: 'only custom properties may stand in :root' })
    }
  }
  try {
    for (const node of parse(css).nodes) {
      if (node.type === 'comment') continue
      if (node.type === 'rule') readRule(node, 'light')
      else if (node.type === 'atrule' && node.name === 'media' && node.params === DARK)
        for (const inner of node.nodes ?? []) {
          if (inner.type === 'rule') readRule(inner, 'dark')
          else if (inner.type !== 'comment')
            mistakes.push({ line: lineOf(inner), said: 'only :root may stand here' })
        }
      else mistakes.push({ line: lineOf(node), said: `only :root and @media ${DARK} may stand here` })
    }
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    mistakes.push({ line: error.line ?? 1, said: error.reason })
  }
  return { said, mistakes }
}

function readToken(node: Declaration, scheme: Scheme, said: Map<string, Said>, mistakes: Mistake[]): void {
  const { prop } = node
  const value = node.value.trim()
  const line = lineOf(node)
  const mistake = (text: string) => mistakes.push({ line, said: `${prop}: ${text}` })
  if (said.has(prop)) mistake('is said twice')
  else if (isOfBoth(prop) && scheme === 'dark')
    mistake('is the same in both schemes: say it in the first :root')
  else if (isOfType(prop)) {
    const [form, rule] = TYPE[prop]
    if (!form.test(value)) mistake(rule)
    else said.set(prop, { value, line })
  } else if (prop === RADIUS) {
    if (!/^\d{1,3}(\.\d{1,2})?px$/.test(value)) mistake('must be a length from 0px to 999px')
    else said.set(prop, { value, line })
  } else if (!COLORS.some((name: Color) => name === prop)) mistake('there is no such property')
  else {
    const color = parseColor(value)
    if (!color) mistake('must be a colour, such as #d6f24b')
    else if ((color.alpha ?? 1) < 1) mistake('must be a colour that nothing shines through')
    else said.set(prop, { value: formatHex(color), line })
  }
}

function isOfType(prop: string): prop is keyof typeof TYPE {
  return Object.hasOwn(TYPE, prop)
}

function isOfBoth(prop: string): boolean {
  return prop === RADIUS || isOfType(prop)
}

function lineOf(node: { source?: { start?: { line: number } | undefined } | undefined }): number {
  return node.source?.start?.line ?? 1
}
