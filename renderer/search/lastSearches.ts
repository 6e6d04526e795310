import { browserStorage } from '#renderer/runtime/browserStorage.ts'

const NAME = 'lastSearches'
const MOST = 6
const LONGEST = 200

/** The searches of this device, the latest first; they never leave it. */
export function lastSearches(): string[] {
  const stored = browserStorage.read(NAME)
  if (!Array.isArray(stored)) return []
  const texts = stored.filter(
    (text): text is string => typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST,
  )
  return [...new Set(texts)].slice(0, MOST)
}

/** A search that was made goes first; the oldest one is forgotten for it. */
export function rememberSearch(text: string): void {
  browserStorage.write(NAME, [text, ...lastSearches().filter((other) => other !== text)].slice(0, MOST))
}

export function forgetSearches(): void {
  browserStorage.remove(NAME)
}
