import { company } from './company.ts'

/** Titles of the company's further text pages by slug. */
export const PAGES = company.pages
