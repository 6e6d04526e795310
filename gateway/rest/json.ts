const MAX_DEPTH = 40

/** A body that is not JSON as services send it. */
class BrokenBodyError extends Error {}

/** The value of a UTF-8 JSON body of at most 40 levels, with or without a byte-order mark, undefined for an empty one; throws a BrokenBodyError for all else. */
export function parseJson(body: Uint8Array): unknown {
  if (body.byteLength === 0) return undefined
  const value = parse(body)
  if (isContainer(value) && isDeeperThan(value, MAX_DEPTH))
    throw new BrokenBodyError(`deeper than ${MAX_DEPTH} levels`)
  return value
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(body))
  } catch (cause) {
    throw new BrokenBodyError('not JSON', { cause })
  }
}

type Container = readonly unknown[] | Readonly<Record<string, unknown>>

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null
}

/** All values of every answer are checked: no list of them is made for it. */
function isDeeperThan(container: Container, levels: number): boolean {
  if (levels === 0) return true
  if (isList(container)) {
    for (const part of container) if (isContainer(part) && isDeeperThan(part, levels - 1)) return true
  } else
    for (const name in container) {
      const part = container[name]
      if (isContainer(part) && isDeeperThan(part, levels - 1)) return true
    }
  return false
}

function isList(container: Container): container is readonly unknown[] {
  return Array.isArray(container)
}
