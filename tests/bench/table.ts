/** Rows under their heads, in columns: the first to the left, numbers to the right. */
export function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [heads, ...rows]
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map((row) =>
      row.map((cell, column) => cell[column ? 'padStart' : 'padEnd'](widths[column] ?? 0)).join('  '),
    )
    .join('\n')
}

export function milliseconds(value: number, digits = 1): string {
  return `${value.toFixed(digits)} ms`
}
