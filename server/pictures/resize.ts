import sharp, { type Sharp } from 'sharp'

const MAX_PIXELS = 50_000_000
const MAKING_SECONDS = 10
/** Alpha from which on a pixel is of the thing, not of its shadow, and the part of the height that is left below it. */
const OPAQUE = 128
const BELOW_GROUND = 0.025

/** AVIF of effort 2 takes half as long again as WebP; the default, 4, takes ten times as long for a twentieth of the bytes. */
const FORMATS = { webp: { quality: 80 }, avif: { quality: 55, effort: 2 } } as const

export type PictureFormat = keyof typeof FORMATS

// One thread a picture, and as many pictures at once as there are cores.
sharp.concurrency(1)
// What is made is stored on the disk: the library's own cache of 50 MB would never be read.
sharp.cache(false)
// Formats of the web alone. An SVG is a program: it is refused.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
})

/** What is made of an original: `grounded` ends it at the ground below the thing. */
export type PictureForm = { width: number; grounded?: boolean | undefined }

/** A picture in a width, never enlarged; null for what is none, or takes too long. */
export async function resize(
  original: Buffer,
  { width, grounded = false }: PictureForm,
  format: PictureFormat,
): Promise<Buffer | null> {
  if (isCutOff(original)) return null
  const picture = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: MAKING_SECONDS })
    .rotate()
    .resize({ width, withoutEnlargement: true })
  return (grounded ? endAtGround(picture) : Promise.resolve(picture))
    .then((made) => made.toFormat(format, FORMATS[format]).toBuffer())
    .catch(() => null)
}

/** Of a cut-out, its shadow and what is empty below the thing are left away. */
async function endAtGround(picture: Sharp): Promise<Sharp> {
  // Found by native code: a loop over millions of pixels would hold up all visitors.
  const opaque = picture.clone().ensureAlpha().threshold(OPAQUE, { grayscale: false }).extractChannel('alpha')
  const { data, info } = await opaque.raw().toBuffer({ resolveWithObject: true })
  const ground = Math.floor(data.lastIndexOf(255) / info.width) + 1
  const height = Math.min(info.height, ground + Math.ceil(info.height * BELOW_GROUND))
  return picture.extract({ left: 0, top: 0, width: info.width, height })
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
