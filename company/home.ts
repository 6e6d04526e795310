import { company } from './company.ts'
import { HOME_SECTIONS } from './homeKeys.ts'

const { hero, sections } = company.home

// Apart from what all pages know, so that one page loads them.

/** Pictures on the strip of days: paths in the storage. */
export const HERO: readonly string[] = hero.map(({ picture }) => picture)
/** The products that they lead to; null: none. */
export const HERO_SLUGS: readonly (string | null)[] = hero.map(({ slug }) => slug ?? null)
/** How large what they show is, as a share of the largest; null: as large as its place. */
export const HERO_SHARES: readonly (number | null)[] = hero.map(({ size }) =>
  size === undefined ? null : size / Math.max(...hero.map((each) => each.size ?? 0)),
)
export const HAS_HERO_SLUGS = hero.some(({ slug }) => slug !== undefined)
/** The sections below it, as indexes of the shop's own order; that order itself is not written into pages. */
export const SECTIONS: readonly number[] = sections.map((name) => HOME_SECTIONS.indexOf(name))
export const HAS_OWN_SECTIONS = sections.join() !== HOME_SECTIONS.join()
/** True if sections with a query of their own are there. */
export const HAS_CATEGORIES = sections.includes('categories')
export const HAS_SOLUTIONS = sections.includes('solutions')
export const HAS_ASSORTMENTS = sections.includes('assortments')
export const HAS_ARTICLES = sections.includes('articles')
export const HAS_QUESTIONS = sections.includes('questions')
