import type { PageKind } from '#renderer/page/pageSettings.ts'

/** The paths of the pages of a kind, those with fewer parameters first: written in by the build, of the pages' settings. */
declare const PAGE_KINDS: readonly (readonly [paths: string, kind: PageKind])[]

/** The kind of the page at a path. */
export function pageKind(path: string): PageKind {
  return PAGE_KINDS.find(([paths]) => new RegExp(`^(${paths})/?$`).test(path))?.[1] ?? 'text'
}
