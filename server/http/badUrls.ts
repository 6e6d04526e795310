import type { IncomingMessage } from 'node:http'

/** Where URLs go that the router could not read: the pages answer them there, with all that every answer carries. */
const UNREADABLE = '/unreadable-url'
const MAX_LENGTH = 8000
/** Where a backslash may stand: it names no file and no path of a service. */
const SEARCH = /^\/search\/[^/?#]+/

/** Fastify's `rewriteUrl`: a path with broken percent-encoding would never come to a handler. */
export function rewriteUnreadable({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  // No browser sends a fragment, and a proxy may read it as a part of the path.
  return isDecodable(pathOf(url)) && !url.includes('#') ? url : UNREADABLE
}

/** True if a URL names another host to somebody on the way, or nothing at all. */
export function isBadUrl(url: string): boolean {
  if (url.length > MAX_LENGTH) return true
  if (!/^\/(?![/\\])/.test(url) || /\\|%5c|%00/i.test(url.replace(SEARCH, '')) || url.includes('#'))
    return true
  return /%[01][\da-f]|%7f/i.test(pathOf(url)) || !isDecodable(pathOf(url))
}

function pathOf(url: string): string {
  return url.replace(/\?.*/s, '')
}

function isDecodable(path: string): boolean {
  try {
    // Not a call alone: the build of the server would leave it out, as one that changes nothing.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
