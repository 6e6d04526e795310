import sharp from 'sharp'

const MAX_PIXELS = 50_000_000
const MAKING_SECONDS = 10

/** AVIF of effort 2 takes half as long again as WebP; the default, 4, takes ten times as long for a twentieth of the bytes. */
const FORMATS = { webp: { quality: 80 }, avif: { quality: 55, effort: 2 } } as const

export type PictureFormat = keyof typeof FORMATS

// One thread a picture, and as many pictures at once as there are cores.
sharp.concurrency(1)
// What is made is kept on the disk: the library's own memory of 50 MB would never be asked.
sharp.cache(false)
// Formats of the web alone. An SVG is a program: it is refused.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
})

/** A picture in a width, never enlarged; null for what is none, or takes too long. */
export async function resize(original: Buffer, width: number, format: PictureFormat): Promise<Buffer | null> {
  if (isCutOff(original)) return null
  return sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: MAKING_SECONDS })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, FORMATS[format])
    .toBuffer()
    .catch(() => null)
}

/** How large a picture says that it is; 0 for what is none. */
export async function pixelsOf(original: Buffer): Promise<number> {
  const size = await sharp(original)
    .metadata()
    .catch(() => null)
  return size ? size.width * size.height : 0
}

/** Whether a JPEG ends before its end mark: its decoder fills the rest with grey. */
function isCutOff(original: Buffer): boolean {
  return original.indexOf(Buffer.of(0xff, 0xd8)) === 0 && original.lastIndexOf(Buffer.of(0xff, 0xd9)) < 0
}
