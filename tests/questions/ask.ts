const DOCUMENT = `query Questions($text: String!) {
  search(text: $text) {
    groups
    products(limit: 3) { total searchedFor items { name } }
    solutions(limit: 2) { total items { name } }
    assortments(limit: 2) { total items { name } }
    categories(limit: 2) { total items { name } }
    articles(limit: 2) { total items { name: title } }
    answers(limit: 3) { total items { name: title section } }
  }
}`

type List = { total: number; items: { name: string; section?: string | null }[] }
type Answer = { data?: { search: { groups: string[]; [list: string]: List | string[] } }; errors?: unknown[] }

/** Everything that a text finds, as the pages show it: the best group first. */
export async function askAnything(
  ask: (query: string, variables: object) => Promise<Answer>,
  text: string,
): Promise<string[]> {
  const { data, errors } = await ask(DOCUMENT, { text })
  if (!data || errors) throw new Error(`${text}: ${JSON.stringify(errors)}`)
  const { groups, ...lists } = data.search
  return groups.flatMap((group) => {
    const list = lists[group.toLowerCase()]
    return list && 'items' in list
      ? list.items.map(({ name, section }) => (section ? `${name}: ${section}` : name))
      : []
  })
}
