/** The colours that a company may set. All others are derived from them. */
export const COLORS = [
  '--bg',
  '--tile',
  '--line',
  '--line-strong',
  '--text',
  '--text-2',
  '--accent',
  '--accent-hover',
  '--accent-wash',
  '--on-accent',
  '--night',
] as const

const FAMILIES = [
  /^("[\w -]{1,60}"|[\w-]{1,60})(, ?("[\w -]{1,60}"|[\w-]{1,60})){0,5}$/,
  'must be up to six families, such as "Archivo", sans-serif',
] as const

/** The shape of what is pressed. */
export const RADIUS = '--r-pill'

/** How letters look: families of headings and of texts, the weight of headings, how much of the shop's tight spacing they have. */
export const TYPE = {
  '--font-display': FAMILIES,
  '--font-text': FAMILIES,
  '--w-display': [/^[1-9]\d{2}$/, 'must be a weight from 100 to 999'],
  '--track': [/^(0(\.\d{1,2})?|1(\.\d{1,2})?|2)$/, 'must be a number from 0 to 2'],
} as const satisfies Record<string, readonly [RegExp, string]>

/** The company's settings for letters. */
export type TypeTokens = Partial<Record<keyof typeof TYPE, string>>

export type Color = (typeof COLORS)[number]
/** Every colour in hexadecimal form. */
export type Palette = Record<Color, string>
export type Scheme = 'light' | 'dark'

/** The colours of a company that sets none, as in renderer/ui/tokens.css. */
export const DEFAULTS: Record<Scheme, Palette> = {
  light: {
    '--bg': '#f6f4ef',
    '--tile': '#e8e3d8',
    '--line': '#ddd8cc',
    '--line-strong': '#8b877c',
    '--text': '#16181d',
    '--text-2': '#5a5c62',
    '--accent': '#d6f24b',
    '--accent-hover': '#c8e638',
    '--accent-wash': '#edf7bc',
    '--on-accent': '#16181d',
    '--night': '#16181d',
  },
  dark: {
    '--bg': '#121317',
    '--tile': '#2a2c32',
    '--line': '#32343b',
    '--line-strong': '#7d7f87',
    '--text': '#f1efe9',
    '--text-2': '#a9abb2',
    '--accent': '#d6f24b',
    '--accent-hover': '#c8e638',
    '--accent-wash': '#edf7bc',
    '--on-accent': '#16181d',
    '--night': '#1f2127',
  },
}

/** The colours that the dark scheme takes from the light one: the company's accent is the same by night. */
export const SHARED: readonly Color[] = ['--accent', '--accent-hover', '--accent-wash', '--on-accent']
