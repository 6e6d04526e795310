/** A new idempotency key. */
export function newKey(): string {
  // crypto.randomUUID() is only there on secure origins; a shop in a local network may have none.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
