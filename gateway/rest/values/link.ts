import { invalid, type Shape } from './shape.ts'

const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])

const MAX_LINK = 2000
const MAX_PATH = 500
/** What the checks below let through, for the document; of hosts only those in ASCII. */
const LINK =
  '^(/(?!/)[^\\s\\\\]*|[#?][^\\s\\\\]*|(mailto|tel):(?!/)[^\\s\\\\]+|https?://([\\w-]+\\.)*[A-Za-z][\\w-]*(:\\d{1,4})?([/?#][^\\s\\\\]*)?)$'
const STORAGE_PATH =
  '^/?(?![\\s%])(?!([^\\\\]*/)?(\\.|%2[Ee]){1,2}(/|$))([^/\\\\:?#<>"\']+/)*[^/\\\\:?#<>"\']*[^/\\\\:?#<>"\'\\s]$'

/** A link that is safe in a page: a path of the site, an anchor, or an http(s), mailto or tel URL. */
export const link: Shape<string | null> = {
  schema: {
    type: ['string', 'null'],
    maxLength: MAX_LINK,
    pattern: LINK,
    description: 'A path, or http(s), mailto, tel.',
  },
  read(value, at) {
    const address = typeof value === 'string' ? value.trim() : null
    if (address && isSafeLink(address)) return address
    return invalid(value, 'must be a path or an http(s), mailto or tel URL', at, null)
  },
}

/** The path of a picture in the storage: relative, and leading nowhere else. */
export const storagePath: Shape<string | null> = {
  schema: {
    type: ['string', 'null'],
    maxLength: MAX_PATH,
    pattern: STORAGE_PATH,
    description: 'Appended to the base URL of the storage.',
  },
  read(value, at) {
    const path = typeof value === 'string' ? value.trim().replace(/^\//, '') : ''
    if (isStoragePath(path)) return path
    return invalid(value, 'must be a relative path in the storage', at, null)
  },
}

function isSafeLink(address: string): boolean {
  // Browsers drop line breaks and read a backslash as a slash: neither belongs into a link.
  if (/[\s\\]/.test(address) || !address.isWellFormed() || address.length > MAX_LINK) return false
  if (/^(\/(?!\/)|#|\?)/.test(address)) return true
  return PROTOCOLS.has(URL.parse(address)?.protocol ?? '')
}

function isStoragePath(path: string): boolean {
  if (path === '' || path.length > MAX_PATH || !/^[^\s\\:?#%<>"'](?:[^\\:?#<>"']*)$/.test(path)) return false
  return path.split('/').every((segment) => segment !== '' && !/^(\.|%2e){1,2}$/i.test(segment))
}
