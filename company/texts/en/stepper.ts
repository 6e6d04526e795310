// A quantity: minus, a number, plus. `name`: what is counted; `pieces`: how many, in words.

export function removed(name: string): string {
  return `Remove: ${name}`
}

export function oneLess(name: string): string {
  return `Remove one: ${name}`
}

export function oneMore(name: string): string {
  return `Add one: ${name}`
}

export function quantity(name: string): string {
  return `Quantity: ${name}`
}

export function atLeast(pieces: string): string {
  return `At least ${pieces}`
}

export function only(pieces: string): string {
  return `There are only ${pieces}`
}
