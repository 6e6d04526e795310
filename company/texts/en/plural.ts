/** The English form of a noun that goes with a whole number: 1 item, 2 items. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many
}
