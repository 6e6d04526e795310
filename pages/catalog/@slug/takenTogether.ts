type Contents = { products: readonly { productId: string }[] }

/** What solutions hold beside a product: the ids that most of them have, in the order of the first solution, at most `limit`. */
export function takenTogether(productId: string, solutions: readonly Contents[], limit: number): string[] {
  const counts = new Map<string, number>()
  for (const { products } of solutions)
    for (const { productId: id } of products) if (id !== productId) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([id]) => id)
}
