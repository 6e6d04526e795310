import { useQuery } from 'urql'
import { CategoryShelf } from '#renderer/cards/CategoryShelf.tsx'
import { popularCategoriesQuery } from '#renderer/catalog/popularCategoriesQuery.ts'

/** The popular categories, for a page that was not loaded with them; nothing until they come. */
export function PopularCategories() {
  const [{ data }] = useQuery({ query: popularCategoriesQuery.document })
  return <CategoryShelf categories={data?.popularCategories ?? []} />
}
