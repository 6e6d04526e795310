/** A search engine's or a preview's program: it is shown no error page, which would take the place of what it has indexed. */
export function isCrawler(userAgent: string | undefined): boolean {
  return /bot|lighthouse|facebookexternalhit|google/i.test(userAgent ?? '')
}
