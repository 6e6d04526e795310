import { popularCategoriesQuery } from '#renderer/catalog/popularCategoriesQuery.ts'

export default { popular: popularCategoriesQuery }
