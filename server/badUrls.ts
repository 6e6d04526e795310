import type { IncomingMessage } from 'node:http'

/** Where URLs go that the router could not read: the pages answer them there, with all that every answer carries. */
const UNREADABLE = '/unreadable-url'
const MAX_LENGTH = 8000

/** Fastify's `rewriteUrl`: a path with broken percent-encoding would never come to a handler. */
export function rewriteUnreadable({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return isDecodable(pathOf(url)) ? url : UNREADABLE
}

/** Whether a URL names another host to somebody on the way, or nothing at all. */
export function isBadUrl(url: string): boolean {
  const path = pathOf(url)
  if (!/^\/(?![/\\])/.test(url) || /\\|%5c|%00/i.test(url) || url.length > MAX_LENGTH) return true
  return /%[01][\da-f]|%7f/i.test(path) || !isDecodable(path)
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
