import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { type Pictures, SHARE } from './pictureFiles.ts'
import type { Palette } from './tokens.ts'

/** How finely an SVG is drawn, in dots per inch, before it gets its size. */
export const DENSITY = 300
const ICO_SIZES = [16, 32, 48]
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }
const DAYS = [false, false, true, true, true, false, false]

/** Every file of the shop's signs, by name: the company's own, or drawn from its favicon, logo and colours. */
export async function drawIcons(pictures: Pictures, palette: Palette): Promise<Map<string, Buffer>> {
  const { '--bg': ground } = palette
  const sign = signFile(pictures, palette)
  const on = (size: number, share: number) => drawOn(sign, { size, share, ground })
  return new Map<string, Buffer>([
    ['favicon.svg', sign],
    ['favicon.ico', icoOf(await Promise.all(ICO_SIZES.map((size) => draw(sign, size))))],
    ['apple-touch-icon.png', await on(180, 0.8)],
    ['icon-192.png', await draw(sign, 192)],
    ['icon-512.png', await draw(sign, 512)],
    ['icon-maskable-512.png', await on(512, 0.64)],
    ['share.png', pictures['share.png'] ?? (await drawShare(pictures['logo.svg'] ?? sign, palette))],
  ])
}

/** The company's sign, or that of a shop without one: day and night in one disc. */
export function signFile(pictures: Pictures, { '--accent': accent, '--text': text }: Palette): Buffer {
  const half = `<path d="M16 2a14 14 0 0 1 0 28z" fill="${text}"/>`
  const ring = `<circle cx="16" cy="16" r="14" fill="none" stroke="${text}" stroke-width="2.6"/>`
  const disc = `<circle cx="16" cy="16" r="14" fill="${accent}"/>${half}${ring}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g transform="rotate(-45 16 16)">${disc}</g></svg>`
  return pictures['favicon.svg'] ?? Buffer.from(svg)
}

/** An SVG in a box, as large as it fits, as a PNG that nothing shows through but the page. */
function draw(svg: Buffer, width: number, height = width): Promise<Buffer> {
  return sharp(svg, { density: DENSITY })
    .resize({ width, height, fit: 'contain', background: CLEAR })
    .png()
    .toBuffer()
}

async function drawOn(svg: Buffer, { size, share, ground }: { size: number; share: number; ground: string }) {
  const input = await draw(svg, Math.round(size * share))
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input }])
    .png({ palette: true })
    .toBuffer()
}

async function drawShare(
  logo: Buffer,
  { '--bg': bg, '--line': line, '--accent': accent, '--text': text }: Palette,
) {
  const days = DAYS.map((isRented, index) => {
    const [fill, stroke] = isRented ? [accent, text] : ['none', line]
    return `<rect x="${97 + index * 146}" y="415" width="132" height="132" rx="14" fill="${fill}" stroke="${stroke}" stroke-width="3"/>`
  })
  const { width, height } = SHARE
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${bg}"/>${days.join('')}</svg>`
  const sign = await sharp(logo, { density: DENSITY })
    .resize({ width: 1000, height: 200, fit: 'inside' })
    .png()
    .toBuffer()
  return sharp(Buffer.from(svg))
    .composite([{ input: sign, left: 96, top: 120 }])
    .png({ palette: true })
    .toBuffer()
}

/** Windows' list of icons, each a PNG. */
function icoOf(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.byteLength
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index
    const size = ICO_SIZES[index] ?? 0
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(picture.byteLength, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += picture.byteLength
  }
  return Buffer.concat([head, ...pictures])
}

// Draws the SVG of the standard input as the build does, in a process that can be ended: see undrawable.ts.
if (import.meta.main)
  await draw(await buffer(process.stdin), 512).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
