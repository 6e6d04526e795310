// The two ends of a range. `name`: what is limited.

export function rangeFrom(name: string): string {
  return `${name}: from`
}

export function rangeTo(name: string): string {
  return `${name}: to`
}
