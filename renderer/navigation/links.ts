/** The attributes of a link whose address came from a service. */
export type LinkProps = { href: string; rel?: 'noopener noreferrer' }

/**
 * The address of a link that came from a service, when it is safe to follow: http(s) with a host, mailto, tel, or a path of
 * this site. Null for everything else: other protocols, `//host`, backslashes and control characters.
 */
export function safeHref(value: string | null | undefined): string | null {
  if (!value || UNSAFE_CHARACTERS.test(value)) return null
  if (/^(mailto|tel):./i.test(value) || /^\/(?!\/)/.test(value)) return value
  return isWebAddress(value) ? value : null
}

/** Attributes for an `<a>` to an address from a service: `rel` guards those that leave the site. Null when it is not safe. */
export function linkProps(value: string | null | undefined): LinkProps | null {
  const href = safeHref(value)
  if (href === null) return null
  return isWebAddress(href) ? { href, rel: 'noopener noreferrer' } : { href }
}

// Browsers drop tabs and line breaks inside an address and read a backslash as a slash: `/\host` leaves the site.
const UNSAFE_CHARACTERS = /[\\\p{Cc}]/u

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^/]/i.test(value) && URL.canParse(value)
}
