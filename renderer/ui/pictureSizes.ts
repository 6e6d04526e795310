/** The last of `sizes`, which is a phone's: those before it begin with a width. */
const PHONE = /(^|, )(?!\(min-width)(.+)$/

/** `sizes` with which a phone loads about two dots for a pixel, however many it has: nobody sees more. */
export function forSharpPhones(sizes: string): string {
  return sizes.replace(
    PHONE,
    '$1(min-resolution: 3dppx) calc($2 * 0.63), (min-resolution: 2.5dppx) calc($2 * 0.72), $2',
  )
}
