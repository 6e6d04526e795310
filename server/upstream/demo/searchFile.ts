import { readFileSync } from 'node:fs'

/** The words of this company's visitors, as `search.json` has them. */
export const SEARCH_FILE = readFileSync(new URL('search.json', import.meta.url), 'utf8')
