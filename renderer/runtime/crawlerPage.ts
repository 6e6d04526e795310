import { isCrawler } from './crawler.ts'

/** Keeps what the server rendered, before the browser's side takes it over; for crawlers alone. */
export function keepServedPage(): void {
  if (isCrawler(navigator.userAgent)) served = document.getElementById('root')?.innerHTML ?? null
}

/** The page as the server rendered it, where a crawler looks at it; null for everybody else. */
export function servedToCrawler(): string | null {
  return served
}

let served: string | null = null
