// The two ends of a range. `name`: what is limited.

export function rangeFrom(name: string): string {
  return `${name}: от`
}

export function rangeTo(name: string): string {
  return `${name}: до`
}
