import { KEPT_AT } from './names.ts'

/** When the document of this tab was kept, as the worker wrote into it; null: it came from the server. */
export function documentKeptAt(): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${KEPT_AT}"]`)?.content ?? null
}
