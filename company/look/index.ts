import { company } from '../company.ts'

export { PLAN_PAGE, PLAN_PAGE_FILE } from './planPage.ts'

// What the server draws with. Browsers get the same from style sheets and files.

/** The colours of the light scheme. */
export const PALETTE = company.look.palettes.light
/** The company has a logo, which says its name. */
export const HAS_LOGO = company.look.pictures['logo.svg'] !== undefined
