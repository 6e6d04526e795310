/** The widths in which pictures are served, in pixels. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 800, 1200, 1600] as const

/** Gives our own URLs of a stored picture at the served widths, in its own form or another; null when `original` names no file. */
export function pictureUrls(
  original: string | null | undefined,
  form?: 'square' | 'framed' | 'grounded' | 'shelved',
): ((width: PictureWidth) => string) | null {
  const [file = ''] = (original ?? '').split('?', 1)
  const segments = file.split('/').filter((segment) => !['', '.', '..'].includes(segment))
  const path = segments.map(encodeSegment).join('/')
  return path ? (width) => `/pictures/${width}/${path}${form ? `?${form}` : ''}` : null
}

/** One of the served widths. */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** Lone surrogates cannot be encoded; they become the replacement character. */
function encodeSegment(segment: string) {
  return encodeURIComponent(segment.toWellFormed())
}

/** The last of `sizes`, which is a phone's: those before it begin with a width. */
const PHONE = /(^|, )(?!\(min-width)(.+)$/

/** `sizes` with which a phone loads about two dots for a pixel, however many it has: nobody sees more. */
export function forSharpPhones(sizes: string): string {
  const cached = sharpSizes.get(sizes)
  if (cached) return cached
  const sharp = sizes.replace(
    PHONE,
    '$1(min-resolution: 3dppx) calc($2 * 0.63), (min-resolution: 2.5dppx) calc($2 * 0.72), $2',
  )
  sharpSizes.set(sizes, sharp)
  return sharp
}

/** By the `sizes` that components name: there are as many as places for pictures. */
const sharpSizes = new Map<string, string>()
