import { company } from './company.ts'

/** Pictures on the strip of days of the home page: paths in the storage. Apart from what all pages know, so that one page loads them. */
export const HERO: readonly string[] = company.home.hero.map(({ picture }) => picture)
