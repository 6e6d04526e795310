import type { Attributes } from 'sanitize-html'
import { link } from '../values/link.ts'

const MAX_HREF = 2000
const MAX_ANCHORS = 200
const ANCHOR = /^[\p{L}\p{N}][\p{L}\p{N}\-_.:]{0,59}$/u
/** The prefix of ids in texts, so that they are none of the page's own. */
const PREFIX = 'text-'

/**
 * The attributes of a link as an editor meant it: `www.` without a protocol is a site's, a link to the shop's own origin is a path. A
 * relative one leads nowhere, because the same text is shown at several paths: its words stay.
 */
export function linkOf(written: string, ownOrigin?: string): Attributes {
  if (/^tel:/i.test(written)) {
    const call = link.read(written)
    return call === null ? {} : { href: call }
  }
  const href = /^www\.[^\s/]/i.test(written) ? `https://${written}` : written
  const url = URL.parse(href)
  if (href === '' || href.length > MAX_HREF || (!url && !/^[/?#]/.test(href))) return {}
  if (url && url.origin === ownOrigin) return { href: url.href.slice(url.origin.length) }
  return { href, ...(/^https?:$/.test(url?.protocol ?? '') && { rel: 'nofollow noopener noreferrer' }) }
}

/** The places of one text that its own links lead to. */
export function createAnchors() {
  const ids = new Set<string>()
  return {
    /** The id of a place, the first of that name alone. */
    add(name: string): Attributes {
      const id = PREFIX + name
      if (!ANCHOR.test(name) || ids.has(id) || ids.size >= MAX_ANCHORS) return {}
      ids.add(id)
      return { id }
    },
    /** Sanitised HTML in which links to a place of the text name it as it is named now. */
    lead(html: string): string {
      if (ids.size === 0) return html
      return html.replace(/ href="#([^"]*)"/g, (whole, name: string) => {
        const id = PREFIX + decoded(name)
        return ids.has(id) ? ` href="#${id}"` : whole
      })
    },
  }
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
