/** One way to break statements of docs/conformance.md: a piece of a file that stands there once, and what takes its place. */
export interface Mutation {
  /** The statements that no longer hold. */
  rows: readonly string[]
  file: string
  piece: string
  replacement: string
}

/** Writes a table of mutations of one file: for each its rows, the piece and the replacement. */
export function mutationsOf(
  file: string,
  ...table: readonly (readonly [rows: string, piece: string, replacement: string])[]
): Mutation[] {
  return table.map(([rows, piece, replacement]) => ({ rows: rows.split(' '), file, piece, replacement }))
}

/**
 * The text of the file with the piece replaced.
 * @throws where the piece does not stand there exactly once: whoever moved the code moves the mutation.
 */
export function broken(text: string, { file, piece, replacement }: Mutation): string {
  const count = text.split(piece).length - 1
  if (count !== 1)
    throw new Error(`mutation no longer applies: ${count} × ${JSON.stringify(piece)} in ${file}`)
  return text.replace(piece, () => replacement)
}
