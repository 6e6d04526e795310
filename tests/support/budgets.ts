/** What the first load of a page may weigh: bytes as they travel, files that its HTML names, its elements; what it may ask of the services. */
export interface Budget {
  html: number
  scripts: number
  files: number
  elements: number
  calls: number
}

/** By the page's route. Counts and bytes alone: times differ from machine to machine. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  '/': { html: 14_400, scripts: 127_200, files: 11, elements: 870, calls: 7 },
  '/catalog': { html: 9750, scripts: 127_300, files: 8, elements: 735, calls: 3 },
  '/catalog/{slug}': { html: 7650, scripts: 126_900, files: 10, elements: 345, calls: 4 },
  '/solutions/{slug}': { html: 9900, scripts: 127_600, files: 9, elements: 590, calls: 4 },
  '/articles/{category}/{slug}': { html: 10_100, scripts: 123_500, files: 9, elements: 450, calls: 5 },
  '/cart': { html: 6650, scripts: 124_900, files: 10, elements: 365, calls: 1 },
}

/** What every page may load: its style sheet, the fonts of its texts, the script that starts it and the headers of a file (in signs); what its worker installs. */
export const SHARED_BUDGET = { styles: 16_600, fonts: 26_900, start: 900, headers: 300, worker: 59_600 }

/** Scripts that a page loads in 15 seconds in which nobody touches it, by its route: bytes in Brotli, with what is fetched ahead for its links. */
export const QUIET_SCRIPTS: Readonly<Record<string, number>> = {
  '/': 139_500,
  '/catalog': 140_000,
  '/catalog/{slug}': 146_500,
  '/solutions/{slug}': 149_500,
  '/articles/{category}/{slug}': 144_900,
  '/cart': 145_800,
}
