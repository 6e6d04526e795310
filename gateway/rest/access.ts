import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'

/** The headers and certificates that the services demand. They may not reach a log, an error, a metric or a key of a cache. */
export type ServiceAccess = {
  /** Sent with every call, names in lowercase. */
  headers: Readonly<Record<string, string>>
  /** Certificates and key in PEM: what the services are checked against, and what the gateway shows them. */
  tls: Readonly<Partial<Record<'ca' | 'cert' | 'key', string | undefined>>>
}

/** The files with what the services demand; each may be absent. */
export type AccessFiles = Partial<Record<'headers' | 'ca' | 'cert' | 'key', string | undefined>>

/** A file cannot be used. The message says why, and never what the file contains. */
export class AccessFileError extends Error {
  readonly file: keyof AccessFiles
  constructor(file: keyof AccessFiles, problem: string) {
    super(problem)
    this.file = file
  }
}

const MAX_HEADERS = 50
/** The gateway's own headers, and those of the connection. */
const RESERVED = new Set(
  (
    'accept accept-encoding accept-language content-type x-request-id idempotency-key traceparent tracestate ' +
    'host connection content-length transfer-encoding keep-alive upgrade te trailer expect'
  ).split(' '),
)
const HEADER = /^([\w!#$%&'*+.^`|~-]{1,100}):[ \t]*([\x21-\x7e](?:[\x20-\x7e]{0,7998}[\x21-\x7e])?)$/

/** Reads the files once, at start; throws an AccessFileError for the first that cannot be used. */
export function readAccess(files: AccessFiles): ServiceAccess {
  const headers = readFile(files, 'headers')
  const tls = Object.fromEntries(
    (['ca', 'cert', 'key'] as const).flatMap((name) => {
      const content = readFile(files, name)
      return content === null ? [] : [[name, content]]
    }),
  )
  if ('cert' in tls !== 'key' in tls)
    throw new AccessFileError(
      'cert' in tls ? 'cert' : 'key',
      'certificate and key go together: the other is missing',
    )
  checkPem('ca', tls, { ca: tls.ca })
  checkPem('cert', tls, { cert: tls.cert })
  checkPem('key', tls, { cert: tls.cert, key: tls.key })
  return { headers: headers === null ? {} : parseHeaders(headers), tls }
}

function readFile(files: AccessFiles, name: keyof AccessFiles): string | null {
  const path = files[name]
  if (path === undefined) return null
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new AccessFileError(name, `${path} cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
}

/** OpenSSL ignores a text without a certificate; without the begin mark a CA file would check nothing. */
function checkPem(
  name: 'ca' | 'cert' | 'key',
  tls: ServiceAccess['tls'],
  context: ServiceAccess['tls'],
): void {
  const content = tls[name]
  if (content === undefined) return
  const kind = name === 'key' ? 'PRIVATE KEY' : 'CERTIFICATE'
  try {
    if (!content.includes(`${kind}-----`)) throw new Error('no PEM block')
    createSecureContext(context)
  } catch {
    const problem = `must be a ${kind.toLowerCase()} in PEM`
    throw new AccessFileError(name, name === 'key' ? `${problem} that belongs to the certificate` : problem)
  }
}

function parseHeaders(text: string): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const problem = (reason: string) => new AccessFileError('headers', `line ${index + 1} ${reason}`)
    const [, name, value] = HEADER.exec(line.trim()) ?? []
    if (name === undefined || value === undefined)
      throw problem('must be "Name: value" in printable ASCII, at most 8000 characters')
    const key = name.toLowerCase()
    if (RESERVED.has(key)) throw problem(`has the header ${key}, which the gateway sets itself`)
    if (Object.hasOwn(headers, key)) throw problem(`repeats the header ${key}`)
    if (Object.keys(headers).length === MAX_HEADERS) throw problem(`is more than the ${MAX_HEADERS}th header`)
    headers[key] = value
  }
  return headers
}
