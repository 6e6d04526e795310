import path from 'node:path'
import { familiesOf, type Type } from './applyType.ts'

/** The file that a picture is drawn with, and the family that it calls itself. */
type PictureFont = { name: string; fontfile: string }

/** The shop's own font of texts. */
const SHOPS = 'onest'

/** The file that the sheet names first for the family of texts; its name without the ending. */
export function firstFontOf(own: Type): string | null {
  const { text } = familiesOf(own)
  if (text === null) return SHOPS
  const file = familyIn(text, own)?.files[0]
  return file ? path.parse(file.name).name : null
}

/** The company's TrueType files for pictures of plans, which cannot be drawn with WOFF2; null where it has none. */
export function pictureFonts(own: Type): { display: PictureFont | null; text: PictureFont | null } {
  const { display, text } = familiesOf(own)
  return { display: pictureFont(display, own), text: pictureFont(text, own) }
}

function pictureFont(list: string | null, own: Type): PictureFont | null {
  const { fonts } = own
  const { name, family } = familyIn(list ?? '', own)?.pictures[0] ?? {}
  if (!fonts || name === undefined || family === undefined) return null
  return { name: family, fontfile: path.join(path.dirname(fonts.sheet), name) }
}

/** The first family of a list as style sheets have it. */
function familyIn(list: string, { fonts }: Type) {
  const [first = ''] = list.split(',')
  const name = first.replaceAll('"', '').trim()
  return fonts?.families.find((family) => family.name === name)
}
