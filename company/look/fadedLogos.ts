import { wcagContrast } from 'culori'
import sharp from 'sharp'
import { DENSITY } from './drawIcons.ts'
import type { Pictures } from './pictureFiles.ts'
import type { Palette, Scheme } from './tokens.ts'

/** Letters of less contrast with the page are not seen. */
const LEAST = 2
/** Less of a logo is a sign beside letters that are seen. */
const MOST_FADED = 0.2
/** A logo whose box is filled brings a ground of its own. */
const FILLED = 0.9
const SIDE = 100

/** The logos that are hard to see on the page of a scheme: a line for each. */
export async function fadedLogos(pictures: Pictures, palettes: Record<Scheme, Palette>): Promise<string[]> {
  const hasDark = pictures['logo-dark.svg'] !== undefined
  const shown = [
    ['logo.svg', 'light'],
    [hasDark ? 'logo-dark.svg' : 'logo.svg', 'dark'],
  ] as const
  const lines = shown.map(async ([file, scheme]) => {
    const logo = pictures[file]
    if (!logo || !(await isFaded(logo, palettes[scheme]['--bg']))) return []
    const advice = scheme === 'light' || hasDark ? '' : ': there is no logo-dark.svg'
    return [`${file}: is hard to see in the ${scheme} scheme${advice}`]
  })
  return (await Promise.all(lines)).flat()
}

async function isFaded(logo: Buffer, ground: string): Promise<boolean> {
  const { data, info } = await sharp(logo, { density: DENSITY })
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const drawn = Array.from({ length: info.width * info.height }, (_, index) =>
    data.subarray(index * 4, index * 4 + 4),
  ).filter(([, , , alpha = 0]) => alpha > 127)
  if (drawn.length > FILLED * info.width * info.height) return false
  const faded = drawn.filter(([r = 0, g = 0, b = 0]) => {
    const color = { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 } as const
    return wcagContrast(color, ground) < LEAST
  })
  return faded.length > MOST_FADED * drawn.length
}
