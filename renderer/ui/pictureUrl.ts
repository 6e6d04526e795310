/** The widths in which pictures are served, in pixels. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 800, 1200, 1600] as const

/** Gives our own URLs of a stored picture at the served widths; null when `original` names no file. One that `stands` ends below its thing. */
export function pictureUrls(
  original: string | null | undefined,
  stands = false,
): ((width: PictureWidth) => string) | null {
  const segments = (original ?? '').split('/').filter((segment) => !['', '.', '..'].includes(segment))
  const path = segments.map(encodeSegment).join('/')
  return path ? (width) => `/pictures/${width}/${path}${stands ? '?stands' : ''}` : null
}

/** One of the served widths. */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** Lone surrogates cannot be encoded; they become the replacement character. */
function encodeSegment(segment: string) {
  return encodeURIComponent(segment.toWellFormed())
}
