// A quantity: minus, a number, plus. `name`: what is counted; `pieces`: how many, in words.

export function removed(name: string): string {
  return `Убрать: ${name}`
}

export function oneLess(name: string): string {
  return `Убрать 1: ${name}`
}

export function oneMore(name: string): string {
  return `Добавить 1: ${name}`
}

export function quantity(name: string): string {
  return `Количество: ${name}`
}

export function atLeast(pieces: string): string {
  return `Не\u00A0меньше ${pieces}`
}

export function only(pieces: string): string {
  return `Есть только ${pieces}`
}
