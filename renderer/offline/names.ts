/** The header of a read whose answer may be shown again without a connection. */
export const CACHEABLE_READ = 'x-known-read'
/** The header of an answer, and the name of a document's meta element, that says when it was cached: milliseconds since 1970. */
export const CACHED_AT = 'x-kept-at'
