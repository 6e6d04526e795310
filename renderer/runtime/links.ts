/** The attributes of a link whose URL came from a service. */
export type LinkProps = { href: string; rel?: 'noopener noreferrer' }

/**
 * A URL that came from a service, when it is safe to follow: http(s) with a host, mailto, tel, a path of
 * this site, or what follows the path of the page: `?…`, `#…`. Null for everything else: other protocols, `//host`, backslashes and control characters.
 */
export function safeHref(value: string | null | undefined): string | null {
  if (!value || UNSAFE_CHARACTERS.test(value)) return null
  if (/^(mailto|tel):./i.test(value) || /^(\/(?!\/)|[?#])/.test(value)) return value
  return isWebUrl(value) ? value : null
}

/** Attributes for an `<a>` to a URL from a service: `rel` guards those that leave the site. Null when it is not safe. */
export function linkProps(value: string | null | undefined): LinkProps | null {
  const href = safeHref(value)
  if (href === null) return null
  return isWebUrl(href) ? { href, rel: 'noopener noreferrer' } : { href }
}

/**
 * The URL of a page of this site, as the router takes it.
 * @throws where it leaves the site, or would run code in it: such a URL is a mistake of whoever opens it.
 */
export function ownHref(href: string, origin: string): string {
  const url = URL.canParse(href, origin) ? new URL(href, origin) : null
  if (!url || UNSAFE_PROTOCOL.test(url.protocol)) throw new Error(`Cannot open an unsafe URL: ${href}`)
  if (url.origin !== origin) throw new Error(`Cannot open an external URL: ${href}`)
  return href
}

const UNSAFE_PROTOCOL = /^(javascript|data|blob|vbscript):$/

// Browsers drop tabs and line breaks inside a URL and read a backslash as a slash: `/\host` leaves the site.
const UNSAFE_CHARACTERS = /[\\\p{Cc}]/u

function isWebUrl(value: string): boolean {
  return /^https?:\/\/[^/]/i.test(value) && URL.canParse(value)
}
