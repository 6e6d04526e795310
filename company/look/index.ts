import { company } from '../company.ts'
import { trackOf } from './applyType.ts'
import { pictureFonts } from './fontFiles.ts'

export { PLAN_PAGE, PLAN_PAGE_FILE } from './planPage.ts'

// What the server draws with. Browsers get the same from style sheets and files.

/** The colours of the light scheme, in which pictures are drawn. */
export const PALETTE = company.look.palettes.light
export const DARK_PALETTE = company.look.palettes.dark
/** The company's fonts that pictures of plans are drawn with: file and family of each; null: the shop's. */
export const PICTURE_FONTS = pictureFonts(company.look)
/** How much of the tight spacing of headings they have. */
export const TRACK = trackOf(company.look)
/** The company has a logo, which says its name. */
export const HAS_LOGO = company.look.pictures['logo.svg'] !== undefined
