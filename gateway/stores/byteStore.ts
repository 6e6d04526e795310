import { LRUCache } from 'lru-cache'

/** The bytes of an entry besides its value and its key. */
const ENTRY_BYTES = 500

/** A store of at most so many bytes: the least recently used entry is dropped first, and a value above `maxEntry` is not stored. */
export function byteStore<Value extends object | string>(
  maxBytes: number,
  bytesOf: (value: Value) => number,
  { maxEntry = maxBytes, ttl = 0 } = {},
): LRUCache<string, Value> {
  return new LRUCache({
    maxSize: maxBytes,
    maxEntrySize: maxEntry,
    sizeCalculation: (value, key) => bytesOf(value) + 2 * key.length + ENTRY_BYTES,
    ttl,
    ttlResolution: 0,
    // Looked up each time: a test may turn it.
    perf: { now: () => performance.now() },
  })
}
