import { COMPANY_FILES, companyFolder, fingerprint } from '../server/setup/fingerprint.mjs'

/** Tells one content of the company's folder from another, wherever it lies. */
export function companyMark(): string {
  return fingerprint(COMPANY_FILES, companyFolder())
}
