import { formatHex, interpolate, wcagContrast } from 'culori'
import { type Color, DEFAULTS, type Palette, type Scheme } from './tokens.ts'

/** Contrast of text, and of what is no text but has to be seen, by WCAG 2.1 AA. */
const TEXT = 4.5
const SIGN = 3

/** The pairs of a colour and its ground, with the least contrast of the two. */
const PAIRS: readonly (readonly [Color | 'surface', Color | 'surface', number])[] = [
  ...(['--bg', '--tile', 'surface'] as const).flatMap(
    (ground) =>
      [
        ['--text', ground, TEXT],
        ['--text-2', ground, TEXT],
      ] as const,
  ),
  ...(['--accent', '--accent-hover', '--accent-wash'] as const).map(
    (ground) => ['--on-accent', ground, TEXT] as const,
  ),
  ...(['--bg', 'surface'] as const).map((ground) => ['--line-strong', ground, SIGN] as const),
]

/** Colours that cannot be told apart well enough. */
type LowContrast = { color: Color; ground: string; values: [string, string]; contrast: number; least: number }

/** Every pair of a palette whose contrast is below AA. */
export function lowContrasts(palette: Palette): LowContrast[] {
  const colorOf = (name: Color | 'surface') => (name === 'surface' ? surfaceOf(palette) : palette[name])
  return PAIRS.flatMap(([front, ground, least]) => {
    const values: [string, string] = [colorOf(front), colorOf(ground)]
    const contrast = wcagContrast(...values)
    return contrast >= least || front === 'surface' ? [] : [{ color: front, ground, values, contrast, least }]
  })
}

/** Fields, windows, cards: white under dark text, a little lighter than the page under light text. */
function surfaceOf(palette: Palette): string {
  const isDark = wcagContrast(palette['--text'], '#fff') < wcagContrast(palette['--text'], palette['--bg'])
  return isDark ? mix(palette['--bg'], palette['--text'], 0.04) : '#ffffff'
}

/** The tones of states in tokens.css; where a company's grounds are too near to one, it moves to the text. */
const STATES = {
  light: { '--positive': '#1c6a40', '--warning': '#855000', '--negative': '#b3261e' },
  dark: { '--positive': '#7bd3a0', '--warning': '#efb65a', '--negative': '#ff9285' },
}

/** All tokens of one scheme that follow from a company's palette. The ground under pictures is that of `light` in both schemes. */
export function deriveTokens(scheme: Scheme, palette: Palette, light: Palette): Record<string, string> {
  const { '--bg': bg, '--tile': tile, '--text': text, '--night': night, '--accent': accent } = palette
  const wash = palette['--accent-wash']
  const isLight = scheme === 'light'
  const surface = surfaceOf(palette)
  const tileHover = shaded(tile, text, { under: text, share: 0.05 })
  const night2 = shaded(night, '#ffffff', { under: furthest(night), share: 0.06 })
  const nights = [night, night2]
  const onNight = readable(isLight ? bg : text, nights)
  const nightLine = mix(night, '#ffffff', 0.2)
  const grounds = [bg, surface, tile]
  const states = Object.fromEntries(
    Object.entries(STATES[scheme]).flatMap(([name, tone]) => {
      const ground = washOf(surface, tone, { under: text, share: isLight ? 0.14 : 0.16 })
      return [
        [name, readable(tone, [...grounds, ground], { towards: text })],
        [`${name}-wash`, ground],
      ]
    }),
  )
  const ownMark = isLight ? accent : palette['--on-accent']
  return {
    ...palette,
    '--surface': surface,
    '--tile-hover': tileHover,
    '--stand': light['--tile'],
    '--stand-hover': mix(light['--tile'], light['--text'], 0.05),
    '--mark': wcagContrast(ownMark, text) >= SIGN ? ownMark : bg,
    '--day-hover':
      isLight && isReadable(text, [wash]) && isReadable(palette['--text-2'], [wash]) ? wash : tile,
    '--tick-faint': isReadable(accent, [bg, surface], SIGN)
      ? mix(accent, palette['--on-accent'], 0.14)
      : palette['--line-strong'],
    '--ink-hover': shaded(text, bg, { under: bg, share: 0.08 }),
    ...states,
    '--on-negative': readable(isLight ? '#ffffff' : '#16181d', [
      states['--negative'] ?? STATES[scheme]['--negative'],
    ]),
    '--accent-on-night': readable(accent, nights, { least: SIGN, space: 'oklch' }),
    '--night-2': night2,
    '--night-line': nightLine,
    '--night-edge': isLight ? night : nightLine,
    '--on-night': onNight,
    '--on-night-2': readable(mix(onNight, night, 0.3), nights),
    '--dimmed': isLight ? mix(bg, text, 0.56) : mix(bg, '#000000', 0.64),
    '--shine': mix(tile, '#ffffff', isLight ? 0.5 : 0.06),
  }
}

/** The colours that follow from a company's accent: that of text on it, and its tones, as readable as it is. */
export function accentTones(accent: string, said: Partial<Palette>) {
  const ink = DEFAULTS.light['--on-accent']
  const front = said['--on-accent'] ?? (isReadable(ink, [accent]) ? ink : furthest(accent))
  const away = furthest(front)
  // Black has nothing darker, and white nothing lighter: their tones are nearer to what is written on them.
  const apart = (tone: string, least: number, share: number) => {
    const nearer = mix(accent, front, share)
    return wcagContrast(accent, tone) >= least || !isReadable(front, [nearer]) ? tone : nearer
  }
  return {
    '--on-accent': front,
    '--accent-hover': apart(shaded(accent, '#000000', { under: front, share: 0.07 }), 1.05, 0.15),
    '--accent-wash': apart(mix(accent, away, away === '#ffffff' ? 0.75 : 0.25), 1.15, 0.25),
  }
}

/** The second text for visitors who want more contrast. */
export function strongSecondText(palette: Palette): string {
  return mix(palette['--text-2'], palette['--text'], 0.6)
}

function mix(from: string, to: string, share: number, space: 'rgb' | 'oklch' = 'rgb'): string {
  return formatHex(interpolate([from, to], space)(share))
}

function isReadable(front: string, grounds: readonly string[], least = TEXT): boolean {
  return grounds.every((ground) => wcagContrast(front, ground) >= least)
}

/** A ground with a breath of a tone: less of it where what stands on it could not be read otherwise. */
function washOf(ground: string, tone: string, { under, share }: { under: string; share: number }): string {
  const shares = [1, 0.75, 0.5, 0.25].map((part) => mix(ground, tone, share * part))
  return shares.find((wash) => isReadable(under, [wash])) ?? ground
}

/** White or black, whichever can be read better on a ground. */
function furthest(ground: string): string {
  return wcagContrast('#ffffff', ground) > wcagContrast('#000000', ground) ? '#ffffff' : '#000000'
}

/** A ground, a little nearer to another colour; further from what stands on it where that could not be read otherwise. */
function shaded(ground: string, to: string, { under, share }: { under: string; share: number }): string {
  const nearer = mix(ground, to, share)
  return isReadable(under, [nearer]) ? nearer : mix(ground, furthest(under), share)
}

/** The colour, moved as little as needed until it is seen on all of these; without a direction to white or black. In OKLCH it keeps its hue. */
export function readable(
  color: string,
  grounds: readonly string[],
  { towards, least, space }: { towards?: string; least?: number; space?: 'oklch' } = {},
): string {
  const [ground = '#ffffff'] = grounds
  const end = towards ?? furthest(ground)
  for (let share = 0; share < 1; share += 0.05) {
    const moved = mix(color, end, share, space)
    if (isReadable(moved, grounds, least)) return moved
  }
  return end
}
