export { popularQueries as default } from '#renderer/catalog/popularCategoriesQuery.ts'
