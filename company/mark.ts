import { companyFingerprint } from '../server/setup/fingerprint.mjs'

/** Tells one content of the company's folder from another, wherever it lies. */
export function companyMark(): string {
  return companyFingerprint()
}
