/** How many values the variables of a request hold, at any depth: lists, objects and what is in them. */
export function countValues(variables: unknown): number {
  // A stack of its own: JSON can be nested deeper than functions can call each other.
  const rest = childrenOf(variables)
  let count = 0
  for (let value = rest.pop(); value !== undefined; value = rest.pop()) {
    count += 1
    rest.push(...childrenOf(value))
  }
  return count
}

function childrenOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}
