import { invalid, type Shape } from './shape.ts'

const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:'])
const TEL = /^tel:/i

const MAX_LINK = 2000
const MAX_PATH = 500
/** More than any number has, however it is written: the time of its expression grows with the square of the length. */
const MAX_CALLED = 100
/** A number as people write it, its extension, and words behind them. */
const CALLED =
  '([\\s(]*\\+?(?:[\\s().-]*\\d){3,15})[\\s).-]*(?:(?:,(?=\\d)|,?\\s*[^\\d\\s\\\\(,]{1,5}\\s*)(\\d{1,15}))?(?:[\\s;(,][^\\\\]{0,80})?'
const PORT_AND_PATH = '(:\\d{1,4})?([/?#][^\\s\\\\]*)?'
const HOSTED = `([\\w-]+\\.)*[A-Za-z][\\w-]*${PORT_AND_PATH}`
/** The links that the checks below let through, for the document; of hosts only those in ASCII. */
const LINK =
  '^(/(?!/)[^\\s\\\\]*|[#?][^\\s\\\\]*|mailto:(?!/)[^\\s\\\\]+|[Tt][Ee][Ll]:' +
  `${CALLED}|` +
  `https?://${HOSTED})$`
const STORAGE_PATH =
  '/?(?!\\s|[A-Za-z][\\w+.-]*:)(?!([^\\\\]*/)?(\\.|%2[Ee]){1,2}(/|\\?|$))([^/\\\\?]+/)*[^/\\\\?]*[^/\\\\?\\s]'
const STORAGE_URL =
  'https?://([A-Za-z][\\w-]*\\.)*[A-Za-z][A-Za-z-]*(:\\d{1,4})?(/(?!\\.{1,2}(/|\\?|$))[\\w.~-]+)+'
const QUERY = '(\\?[\\w.~=&%+-]{1,200})?'

/** A page that money or a signature is given to, elsewhere: nobody may listen in, or have written a name before the host. */
export const secureUrl: Shape<string | null> = {
  schema: {
    type: ['string', 'null'],
    maxLength: MAX_LINK,
    pattern: `^https://${HOSTED}$|^http://localhost${PORT_AND_PATH}$`,
    description: 'An https URL; http on loopback alone.',
  },
  read(value, at) {
    const url = typeof value === 'string' && isSafeLink(value) ? URL.parse(value) : null
    const isSecure = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname))
    if (url && isSecure && !url.username && !url.password) return url.href
    return invalid(value, 'must be an https URL', at, null)
  },
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

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
    const isCall = url !== null && TEL.test(url)
    const safe = isCall ? callUrl(url.slice('tel:'.length)) : url !== null && isSafeLink(url) ? url : null
    if (safe !== null) return safe
    const problem = isCall
      ? 'must be tel: and a number such as +7 (495) 000-00-00, ext. 12'
      : 'must be a path or an http(s), mailto or tel URL'
    return invalid(value, problem, at, null)
  },
}

/** An object of which `link` calls `number` where the service gives no link of its own. */
export function withCall<T extends object, Link extends keyof T>(
  shape: Shape<T | null>,
  link: Link,
  number: keyof T,
): Shape<T | null> {
  return {
    ...shape,
    read(value, at) {
      const found = shape.read(value, at)
      if (!found || found[link] !== null) return found
      return { ...found, [link]: callUrl(String(found[number] ?? '')) }
    },
  }
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

const NUMBER = new RegExp(`^${CALLED}$`, 'i')

/** The URL that calls a number, without what people write between its digits; null: it is no number. */
function callUrl(written: string): string | null {
  const [, number, extension] = (written.length <= MAX_CALLED && NUMBER.exec(written)) || []
  if (number === undefined) return null
  return `tel:${number.replace(/[^\d+]/g, '')}${extension ? `;ext=${extension}` : ''}`
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
  if (path === '' || path.length > MAX_PATH || /^(\s|[a-z][\w+.-]*:)|[\\?]/i.test(path)) return false
  return path.split('/').every((segment) => segment !== '' && !/^(\.|%2e){1,2}$/i.test(segment))
}
