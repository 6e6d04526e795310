import { create } from 'zustand'
import { browserStorage } from '#renderer/runtime/browserStorage.ts'

/** The visitor's answer about analytics; `unanswered`: none yet, `unknown`: not read yet. */
type Consent = 'granted' | 'denied' | 'unanswered' | 'unknown'

const NAME = 'analyticsConsent'

/** The visitor's answer. The server and the first render have none. */
export const useConsent = create<{ consent: Consent }>(() => ({ consent: 'unknown' }))

/** Reads the answer of an earlier visit. */
export function readConsent(): void {
  const stored = browserStorage.read(NAME)
  const consent = stored === 'granted' || stored === 'denied' ? stored : 'unanswered'
  useConsent.setState({ consent })
}

/** Stores the visitor's answer. */
export function answerConsent(consent: 'granted' | 'denied'): void {
  browserStorage.write(NAME, consent)
  useConsent.setState({ consent })
}
