import { readCompany } from './read.ts'

/** The company's folder as it was when this was loaded. */
export const company = readCompany()
