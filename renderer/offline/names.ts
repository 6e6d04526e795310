/** The header of a read whose answer may be shown again when the line is down. */
export const KNOWN_READ = 'x-known-read'
/** The header of an answer, and the name of a document's meta element, that says when it was kept: milliseconds since 1970. */
export const KEPT_AT = 'x-kept-at'
