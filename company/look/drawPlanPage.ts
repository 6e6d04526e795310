import sharp from 'sharp'
import { DENSITY, signFile } from './drawIcons.ts'
import { PLAN_PAGE } from './index.ts'
import type { Pictures } from './pictureFiles.ts'
import type { Palette } from './tokens.ts'

const TICKS_A_DAY = 6
/** The room for a sign and for a logo, in pixels. */
const SIGN = { width: 28, height: 28, top: 60 }
const LOGO = { width: 420, height: 44, top: 52 }

/** Draws the parts that all plans' pictures share: the page, the empty strip of days, the company's logo or sign. */
export async function drawPlanPage(pictures: Pictures, palette: Palette): Promise<Buffer> {
  const { width, height, stripTop, dayWidth, margin } = PLAN_PAGE
  const { '--bg': bg, '--text': text, '--line': line } = palette
  const days = Array.from({ length: width / dayWidth - 1 }, (_, index) => (index + 1) * dayWidth)
  const tick = dayWidth / TICKS_A_DAY
  const ticks = Array.from({ length: width / tick }, (_, index) => index * tick)
  const shapes = [
    `<rect width="100%" height="100%" fill="${bg}"/>`,
    `<rect y="${stripTop}" width="100%" height="100%" fill="#fff"/>`,
    ...days.map((x) => `<path d="M${x + 0.5} ${stripTop}V${height}" stroke="${line}"/>`),
    ...ticks.map((x) => `<path d="M${x + 0.5} ${height - 8}v8" stroke="${text}" opacity=".35"/>`),
    `<path d="M0 ${stripTop - 0.5}H${width}" stroke="${text}"/>`,
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`
  const logo = pictures['logo.svg']
  const { top, ...room } = logo ? LOGO : SIGN
  const input = await sharp(logo ?? signFile(pictures, palette), { density: DENSITY })
    .resize({ ...room, fit: 'inside' })
    .png()
    .toBuffer()
  return sharp(Buffer.from(svg))
    .composite([{ input, left: margin, top }])
    .png()
    .toBuffer()
}
