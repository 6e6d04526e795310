import { company } from '../company.ts'
import { trackOf } from './applyType.ts'
import { pictureFonts } from './fontFiles.ts'

// The server draws with these. Browsers get the same from style sheets and files.

/** The colours of the light scheme, in which pictures are drawn. */
export const PALETTE = company.look.palettes.light
export const DARK_PALETTE = company.look.palettes.dark
/** The company's fonts that pictures of plans are drawn with: file and family of each; null: the shop's. */
export const PICTURE_FONTS = pictureFonts(company.look)
/** How much of the tight spacing of headings they have. */
export const TRACK = trackOf(company.look)
/** The company has a logo, which says its name. */
export const HAS_LOGO = company.look.pictures['logo.svg'] !== undefined
/** The picture of a plan, in pixels: its size, where its strip of days begins, the width of a day, the margin of texts. */
export const PLAN_PAGE = { width: 1200, height: 630, stripTop: 534, dayWidth: 120, margin: 56 }
/** Where the build puts the empty picture, in the folder of the browsers' files. */
export const PLAN_PAGE_FILE = 'plan-page.png'
