import { readCompany } from './read.ts'

export { companyFingerprint } from '../server/setup/fingerprint.mjs'

/** The company's folder as it was when this was loaded. */
export const company = readCompany()
