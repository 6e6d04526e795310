import type { IncomingMessage } from 'node:http'

/** Where URLs go that the router could not read: the pages answer them there, with all that every answer carries. */
const UNREADABLE = '/unreadable-url'
const MAX_LENGTH = 8000
/** A visitor may search for any text: it names no file and no path of a service. */
const SEARCH = /^\/search\/[^/?#]+/

/**
 * Fastify's `rewriteUrl`: a path with broken percent-encoding would never come to a handler. A search keeps what can be read of it.
 */
export function rewriteUnreadable({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const readable = url.replace(SEARCH, (search) => (isDecodable(search) ? search : readableOf(search)))
  // No browser sends a fragment, and a proxy may read it as a part of the path.
  return isDecodable(pathOf(readable)) && !url.includes('#') ? readable : UNREADABLE
}

/** True if a URL names another host to somebody on the way, or nothing at all. */
export function isBadUrl(url: string): boolean {
  if (url.length > MAX_LENGTH) return true
  const checked = url.replace(SEARCH, '/search/')
  const path = pathOf(checked)
  if (!/^\/(?![/\\])/.test(checked) || /\\|%5c|%00/i.test(checked) || url.includes('#')) return true
  return /%[01][\da-f]|%7f/i.test(path) || !isDecodable(path)
}

function pathOf(url: string): string {
  return url.replace(/\?.*/s, '')
}

function readableOf(path: string): string {
  const words = path
    .slice('/search/'.length)
    .replace(/(?:%[\da-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString())
    .replace(/[%\ufffd]/g, ' ')
  return `/search/${encodeURIComponent(words)}`
}

function isDecodable(path: string): boolean {
  try {
    // Not a call alone: the build of the server would leave it out, as one that changes nothing.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
