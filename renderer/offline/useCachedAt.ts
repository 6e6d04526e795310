import { create } from 'zustand'
import { KEPT_AT } from './names.ts'

/**
 * Since when what is shown is known, milliseconds since 1970: some of it was kept by this browser, for want of a line. Null: all of
 * it came now.
 */
export const useKept = create<{ at: number | null }>(() => ({ at: null }))

/** Looks whether an answer was kept, and hands it on. */
export function noteKept(answer: Response): Response {
  noteMoment(answer.headers.get(KEPT_AT))
  return answer
}

/** A moment as a kept answer or document says it; the oldest counts. */
export function noteMoment(text: string | null | undefined): void {
  const at = Number(text)
  if (text && at > 0) useKept.setState((kept) => ({ at: Math.min(at, kept.at ?? at) }))
}

/** When the document of this tab was kept, as the worker wrote into it; null: it came from the server. */
export function documentKeptAt(): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${KEPT_AT}"]`)?.content ?? null
}
