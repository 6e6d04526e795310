import sharp, { type Sharp } from 'sharp'
import { PAGE_COLOR } from '#company/constants.ts'
import { UnusablePictureError } from './originals.ts'

const MAX_PIXELS = 50_000_000
const MAKING_SECONDS = 10
/** Alpha from which on a pixel is of the thing, not of its shadow, and the part of the height that is left below it. */
const OPAQUE = 128
const BELOW_GROUND = 0.025
/** The part of its width that a photograph which stands has on each side, about as cut-outs have it, and nothing. */
const AIR = 0.12
const NOTHING = '#0000'

/** AVIF of effort 2 takes half as long again as WebP; the default, 4, takes ten times as long for a twentieth of the bytes. */
const FORMATS = { webp: { quality: 80 }, avif: { quality: 55, effort: 2 }, jpeg: { quality: 82 } } as const
/** Height to width of a link preview: 1200 × 630. */
const PREVIEW_SHAPE = 0.525

export type PictureFormat = keyof typeof FORMATS

// One thread a picture, and as many pictures at once as there are cores.
sharp.concurrency(1)
// Pictures are stored on the disk: the library's own cache of 50 MB would never be read.
sharp.cache(false)
// Formats of the web alone. An SVG is a program: it is refused.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
})

/**
 * The forms of a picture, but for its own. `square`: a photograph fills it, a cut-out is whole in it. `framed`: the same, and a photograph
 * keeps what lies beside the square. `grounded`: what stands on
 * something; a cut-out ends at the ground below its thing, a photograph stands there itself, with air around as things have it.
 * `shelved`: the same in a frame of its own, which a photograph fills.
 * `preview`: that of a link preview.
 */
export const PICTURE_FORMS = ['preview', 'square', 'framed', 'grounded', 'shelved'] as const

export type PictureForm = (typeof PICTURE_FORMS)[number]

/** A picture in a width, never enlarged but for a preview. Throws an UnusablePictureError for what is none, is too large or takes too long. */
export async function resize(
  original: Buffer,
  { width, form }: { width: number; form: PictureForm | undefined },
  format: PictureFormat,
): Promise<Buffer> {
  if (isCutOff(original)) throw new UnusablePictureError('it is cut off')
  const picture = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: MAKING_SECONDS })
    .rotate()
  return shape(picture)
    .then((made) => made.toFormat(format, FORMATS[format]).toBuffer())
    .catch((error: Error) => {
      throw new UnusablePictureError(error.message)
    })

  async function shape(whole: Sharp): Promise<Sharp> {
    if (form === undefined) return whole.resize({ width, withoutEnlargement: true })
    const isPhotograph = await isOpaque(whole)
    if (form === 'preview') return fillPreview(whole, width, isPhotograph)
    const { width: across, height: down } = await whole.metadata()
    const side = Math.min(width, isPhotograph ? Math.min(across, down) : Math.max(across, down))
    const air = form === 'grounded' && isPhotograph ? Math.round(side * AIR) : 0
    const inside = side - 2 * air
    const fit = !isPhotograph ? 'contain' : form === 'framed' ? 'outside' : 'cover'
    const square = whole.resize({ width: inside, height: inside, fit, background: NOTHING })
    if (form === 'square' || form === 'framed') return square
    return isPhotograph
      ? square.extend({ top: 2 * air, left: air, right: air, background: NOTHING })
      : endAtGround(square)
  }
}

/** True if nothing shines through: many a photograph has a channel for that, with nothing in it. */
async function isOpaque(picture: Sharp): Promise<boolean> {
  const { hasAlpha } = await picture.metadata()
  if (!hasAlpha) return true
  const small = picture.clone().resize({ width: 32, height: 32, fit: 'fill' }).extractChannel('alpha')
  return (await small.raw().toBuffer()).every((alpha) => alpha === 255)
}

/** A photograph is cut to the shape; a cut-out is shown whole on the page's colour, since a preview's own may be black. */
function fillPreview(picture: Sharp, width: number, isPhotograph: boolean): Sharp {
  const height = Math.round(width * PREVIEW_SHAPE)
  return picture
    .resize({ width, height, fit: isPhotograph ? 'cover' : 'contain', background: PAGE_COLOR })
    .flatten({ background: PAGE_COLOR })
}

/** A cut-out loses its shadow and the empty space below the product. */
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

/** True if a JPEG ends before its end mark: its decoder fills the rest with grey. */
function isCutOff(original: Buffer): boolean {
  return original.indexOf(Buffer.of(0xff, 0xd8)) === 0 && original.lastIndexOf(Buffer.of(0xff, 0xd9)) < 0
}
