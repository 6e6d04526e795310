/** What the first load of a page may weigh: bytes as they travel, files that its HTML names, its elements; what it may ask of the services. */
export interface Budget {
  html: number
  scripts: number
  files: number
  elements: number
  calls: number
}

/**
 * By the page's route: whole kilobytes with about a tenth of air, so that an ordinary change does not meet them. Counts and bytes alone:
 * times differ from machine to machine.
 */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  '/': { html: 16_800, scripts: 168_000, files: 26, elements: 960, calls: 8 },
  '/catalog': { html: 12_700, scripts: 168_000, files: 26, elements: 810, calls: 3 },
  '/catalog/{slug}': { html: 9000, scripts: 168_000, files: 26, elements: 400, calls: 4 },
  '/solutions/{slug}': { html: 13_000, scripts: 168_000, files: 26, elements: 650, calls: 4 },
  '/articles/{category}/{slug}': { html: 12_000, scripts: 168_000, files: 26, elements: 500, calls: 5 },
  '/cart': { html: 8000, scripts: 168_000, files: 26, elements: 410, calls: 1 },
}

/** What every page may load: its style sheet, the fonts of its texts, the script that starts it and the headers of a file (in signs); what its worker installs. */
export const SHARED_BUDGET = { styles: 21_000, fonts: 30_000, start: 1300, headers: 350, worker: 78_000 }

/** Scripts that a page loads in 15 seconds in which nobody touches it: bytes in Brotli, with what is fetched ahead for its links. */
export const QUIET_SCRIPTS = 195_000
