/** The picture of a plan, in pixels: its size, where its strip of days begins, the width of a day, the margin of texts. */
export const PLAN_PAGE = { width: 1200, height: 630, stripTop: 534, dayWidth: 120, margin: 56 }

/** Where the build puts the empty picture, in the folder of the browsers' files. */
export const PLAN_PAGE_FILE = 'plan-page.png'
