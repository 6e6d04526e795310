import type { CartSet } from './cartState.ts'

/** The lines of a cart by the solution that they were put with; those that were put on their own stand first, without one. */
export function setsOf<Line extends { line: { set?: CartSet } }>(
  lines: readonly Line[],
): { set: CartSet | undefined; lines: Line[] }[] {
  const groups = Map.groupBy(lines, ({ line }) => line.set?.slug)
  return [...groups.values()]
    .map((of) => ({ set: of[0]?.line.set, lines: of }))
    .sort((a, b) => Number(a.set !== undefined) - Number(b.set !== undefined))
}
