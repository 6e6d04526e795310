import { formatHex, interpolate, wcagContrast } from 'culori'
import type { Color, Palette, Scheme } from './tokens.ts'

/** Contrast of text, and of what is no text but has to be seen, by WCAG 2.1 AA. */
const TEXT = 4.5
const SIGN = 3

/** What is written or drawn on what, and the least contrast of the two. */
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
  ['--accent', '--night', SIGN],
]

/** Colours that cannot be told apart well enough. */
type LowContrast = { color: Color; ground: string; contrast: number; least: number }

/** Every pair of a palette whose contrast is below AA. */
export function lowContrasts(palette: Palette): LowContrast[] {
  const colorOf = (name: Color | 'surface') => (name === 'surface' ? surfaceOf(palette) : palette[name])
  return PAIRS.flatMap(([front, ground, least]) => {
    const contrast = wcagContrast(colorOf(front), colorOf(ground))
    return contrast >= least || front === 'surface' ? [] : [{ color: front, ground, contrast, least }]
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

/** All tokens of one scheme that follow from a company's palette. The ground under pictures is made of `light` in both schemes. */
export function deriveTokens(scheme: Scheme, palette: Palette, light: Palette): Record<string, string> {
  const { '--bg': bg, '--tile': tile, '--text': text, '--night': night, '--accent': accent } = palette
  const isLight = scheme === 'light'
  const surface = surfaceOf(palette)
  const tileHover = shaded(tile, text, { under: text, share: 0.05 })
  const stand = isLight ? tile : mix(light['--tile'], '#000000', 0.39)
  const night2 = shaded(night, '#ffffff', { under: furthest(night), share: 0.06 })
  const nights = [night, night2]
  const onNight = readable(isLight ? bg : text, nights)
  const nightLine = mix(night, '#ffffff', 0.2)
  const grounds = [bg, surface, tile]
  const states = Object.fromEntries(
    Object.entries(STATES[scheme]).flatMap(([name, tone]) => {
      const wash = washOf(surface, tone, { under: text, share: isLight ? 0.14 : 0.16 })
      return [
        [name, readable(tone, [...grounds, wash], text)],
        [`${name}-wash`, wash],
      ]
    }),
  )
  const ownMark = isLight ? accent : palette['--on-accent']
  return {
    ...palette,
    '--surface': surface,
    '--tile-hover': tileHover,
    '--stand': stand,
    '--stand-hover': mix(stand, isLight ? text : '#ffffff', 0.05),
    '--mark': wcagContrast(ownMark, text) >= SIGN ? ownMark : bg,
    '--ink-hover': shaded(text, bg, { under: bg, share: 0.08 }),
    ...states,
    '--on-negative': readable(isLight ? '#ffffff' : '#16181d', [
      states['--negative'] ?? STATES[scheme]['--negative'],
    ]),
    '--night-2': night2,
    '--night-line': nightLine,
    '--night-edge': isLight ? night : nightLine,
    '--on-night': onNight,
    '--on-night-2': readable(mix(onNight, night, 0.3), nights),
    '--dimmed': isLight ? mix(bg, text, 0.56) : mix(bg, '#000000', 0.64),
    '--shine': mix(tile, '#ffffff', isLight ? 0.5 : 0.06),
  }
}

/** The tones beside an accent of a company that names the accent alone: as readable as it is. */
export function accentTones({ '--accent': accent, '--on-accent': front }: Palette) {
  const away = furthest(front)
  return {
    '--accent-hover': shaded(accent, '#000000', { under: front, share: 0.07 }),
    '--accent-wash': mix(accent, away, away === '#ffffff' ? 0.75 : 0.25),
  }
}

/** The second text for visitors who want more contrast. */
export function strongSecondText(palette: Palette): string {
  return mix(palette['--text-2'], palette['--text'], 0.6)
}

function mix(from: string, to: string, share: number): string {
  return formatHex(interpolate([from, to], 'rgb')(share))
}

/** A ground with a breath of a tone: less of it where what stands on it could not be read otherwise. */
function washOf(ground: string, tone: string, { under, share }: { under: string; share: number }): string {
  const shares = [1, 0.75, 0.5, 0.25].map((part) => mix(ground, tone, share * part))
  return shares.find((wash) => wcagContrast(under, wash) >= TEXT) ?? ground
}

/** White or black, whichever can be read better on a ground. */
function furthest(ground: string): string {
  return wcagContrast('#ffffff', ground) > wcagContrast('#000000', ground) ? '#ffffff' : '#000000'
}

/** A ground, a little nearer to another colour; further from what stands on it where that could not be read otherwise. */
function shaded(ground: string, to: string, { under, share }: { under: string; share: number }): string {
  const nearer = mix(ground, to, share)
  return wcagContrast(under, nearer) >= TEXT ? nearer : mix(ground, furthest(under), share)
}

/** The colour, moved as little as needed until it is readable on all of these; without a direction to white or black. */
function readable(color: string, grounds: readonly string[], towards?: string): string {
  const [ground = '#ffffff'] = grounds
  const end = towards ?? furthest(ground)
  for (let share = 0; share < 1; share += 0.05) {
    const moved = mix(color, end, share)
    if (grounds.every((each) => wcagContrast(moved, each) >= TEXT)) return moved
  }
  return end
}
