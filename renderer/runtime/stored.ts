/** An own property of a stored value, whatever it is: a stored `__proto__` gives nothing. */
export function storedField(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.getOwnPropertyDescriptor(value, key)?.value
}

/** A stored text of at most `max` characters; empty for anything else. */
export function storedText(value: unknown, key: string, max = 2000): string {
  const text = storedField(value, key)
  return typeof text === 'string' && text.length <= max ? text : ''
}
