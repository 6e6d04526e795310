const MAX_DEPTH = 40

/** A body that is not JSON as services send it. */
class BrokenBodyError extends Error {}

/**
 * The value of a JSON body: UTF-8 without a byte-order mark, at most 40 levels deep. Undefined for an empty body.
 * @throws BrokenBodyError for everything else.
 */
export function parseJson(body: Uint8Array): unknown {
  if (body.byteLength === 0) return undefined
  const value = parse(body)
  if (isDeeperThan(value, MAX_DEPTH)) throw new BrokenBodyError(`deeper than ${MAX_DEPTH} levels`)
  return value
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(body))
  } catch (cause) {
    throw new BrokenBodyError('not JSON', { cause })
  }
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  for (const part of Object.values(value)) if (isDeeperThan(part, levels - 1)) return true
  return false
}
