import { invalid, type Shape } from './shape.ts'

const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])

const MAX_LINK = 2000
const MAX_PATH = 500
/** What the checks below let through, for the document; of hosts only those in ASCII. */
const LINK =
  '^(/(?!/)[^\\s\\\\]*|[#?][^\\s\\\\]*|(mailto|tel):(?!/)[^\\s\\\\]+|https?://([\\w-]+\\.)*[A-Za-z][\\w-]*(:\\d{1,4})?([/?#][^\\s\\\\]*)?)$'
const STORAGE_PATH =
  '/?(?![\\s%])(?!([^\\\\]*/)?(\\.|%2[Ee]){1,2}(/|\\?|$))([^/\\\\:?#<>"\']+/)*[^/\\\\:?#<>"\']*[^/\\\\:?#<>"\'\\s]'
const STORAGE_URL =
  'https?://([A-Za-z][\\w-]*\\.)*[A-Za-z][A-Za-z-]*(:\\d{1,4})?(/(?!\\.{1,2}(/|\\?|$))[\\w.~-]+)+'
const QUERY = '(\\?[\\w.~=&%+-]{1,200})?'

/** A link that is safe in a page: a path of the site, an anchor, or an http(s), mailto or tel URL. */
export const link: Shape<string | null> = {
  schema: {
    type: ['string', 'null'],
    maxLength: MAX_LINK,
    pattern: LINK,
    description: 'A path, or http(s), mailto, tel.',
  },
  read(value, at) {
    const url = typeof value === 'string' ? value.trim() : null
    if (url && isSafeLink(url)) return url
    return invalid(value, 'must be a path or an http(s), mailto or tel URL', at, null)
  },
}

/** A picture in a storage: its path, relative and leading nowhere else, or its URL. Whose storage it is, the server judges. */
export const storagePath: Shape<string | null> = {
  schema: {
    type: ['string', 'null'],
    maxLength: MAX_PATH,
    pattern: `^(${STORAGE_PATH}|${STORAGE_URL})${QUERY}$`,
    description:
      'Appended to the base URL of the storage, or an absolute URL below one of the allowed storages.',
  },
  read(value, at) {
    const text = typeof value === 'string' ? value.trim() : ''
    const path = /^https?:/i.test(text) ? storedUrl(text) : text.replace(/^\//, '')
    if (path !== null && isStoragePath(path.replace(ORIGIN, '').replace(QUERY_END, ''))) return path
    return invalid(value, 'must be a relative path in the storage, or the URL of a picture', at, null)
  },
}

function isSafeLink(url: string): boolean {
  // Browsers drop line breaks and read a backslash as a slash: neither belongs into a link.
  if (/[\s\\]/.test(url) || !url.isWellFormed() || url.length > MAX_LINK) return false
  if (/^(\/(?!\/)|#|\?)/.test(url)) return true
  return PROTOCOLS.has(URL.parse(url)?.protocol ?? '')
}

const ORIGIN = /^https?:\/\/[^/]+\//
const QUERY_END = /\?[\w.~=&%+-]{1,200}$/

/** As browsers write it; null: it is no URL that a picture can have. */
function storedUrl(text: string): string | null {
  const url = URL.parse(text)
  if (!url || url.username || url.password || url.hash || /[\s\\]/.test(text)) return null
  return url.href.length <= MAX_PATH ? url.href : null
}

function isStoragePath(path: string): boolean {
  if (path === '' || path.length > MAX_PATH || !/^[^\s\\:?#%<>"'](?:[^\\:?#<>"']*)$/.test(path)) return false
  return path.split('/').every((segment) => segment !== '' && !/^(\.|%2e){1,2}$/i.test(segment))
}
