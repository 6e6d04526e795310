import { create } from 'zustand'
import { CACHED_AT } from './names.ts'

/**
 * When the oldest of what is shown was cached, milliseconds since 1970: without a connection it came from this browser. Null: all of
 * it came now.
 */
export const useCachedAt = create<{ at: number | null }>(() => ({ at: null }))

/** Notes when an answer was cached, if it was, and returns it. */
export function noteCached(answer: Response): Response {
  noteCachedAt(answer.headers.get(CACHED_AT))
  return answer
}

/** Notes the time that a cached answer or document names; the oldest counts. */
export function noteCachedAt(text: string | null | undefined): void {
  const at = Number(text)
  if (text && at > 0) useCachedAt.setState((cached) => ({ at: Math.min(at, cached.at ?? at) }))
}

/** When the document of this tab was cached, as the worker wrote into it; null: it came from the server. */
export function documentCachedAt(): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${CACHED_AT}"]`)?.content ?? null
}
