/** What to read after an article: others of its section first, then the latest, none twice. */
export function moreArticles<Item extends { id: string }>(
  read: string,
  near: readonly Item[],
  latest: readonly Item[],
): Item[] {
  const others = new Map([...near, ...latest].map((article) => [article.id, article]))
  others.delete(read)
  return [...others.values()].slice(0, SHOWN)
}

const SHOWN = 3
