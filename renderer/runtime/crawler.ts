/** A search engine's or a preview's program: it is shown no error page, which would take the place of what it has indexed. */
export function isCrawler(userAgent: string | undefined): boolean {
  return /bot|lighthouse|facebookexternalhit|google/i.test(userAgent ?? '')
}

/** Saves what the server rendered, before hydration; for crawlers alone. */
export function saveServedPage(): void {
  if (isCrawler(navigator.userAgent)) served = document.getElementById('root')?.innerHTML ?? null
}

/** The page as the server rendered it, for a crawler; null for everybody else. */
export function servedToCrawler(): string | null {
  return served
}

let served: string | null = null
