/** A figure that a run came to, and what it is held to. */
export interface Figure {
  name: string
  value: string
  bound: string
  isMet: boolean
  /** What was seen where it is missed. */
  details?: readonly string[]
}

/** A number of things that must not be. */
export function none(name: string, found: readonly string[]): Figure {
  return { name, value: String(found.length), bound: '0', isMet: found.length === 0, details: found }
}

/** The figures as lines of a table, with what was seen below those that are missed. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, bound, isMet }) => [name, value, bound, isMet ? 'met' : 'MISSED'])
  const all = [['what', 'figure', 'bound', ''], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const lines = all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const missed = figures.filter(({ isMet }) => !isMet)
  return [
    ...lines,
    ...missed.flatMap(({ name, details = [] }) => [
      '',
      name,
      ...details.slice(0, 20).map((line) => `  ${line}`),
    ]),
  ].join('\n')
}

/** A measured number that is to be at most so much. */
export function atMost(name: string, measured: number, bound: number, unit: string): Figure {
  const isMet = measured <= bound
  return { name, value: `${measured.toFixed(0)} ${unit}`, bound: `≤ ${bound} ${unit}`, isMet }
}
