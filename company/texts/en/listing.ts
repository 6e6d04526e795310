// How much of a list is shown, and its pages.

export function page(number: number): string {
  return `Page ${number}`
}

/** “16 of 78 shown”; `total` is null where nobody knows. */
export function shown(count: string, total: string | null): string {
  return total === null ? `${count} shown` : `${count}\u00A0of\u00A0${total} shown`
}

/** “Compare 2 items” */
export function compareThese(count: string): string {
  return `Compare ${count}`
}
