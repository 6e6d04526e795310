// Kinds of pages, as links and headings name them.
export const home = 'Home'
export const openCatalogue = 'Open the catalogue'
export const wholeCatalogue = 'The whole catalogue'
export const allSolutions = 'All sets'
export const allArticles = 'All articles'
// Names for pages and products that have none of their own.
export const solution = 'Ready-made set'
export const assortment = 'Collection'
export const category = 'Category'
export const section = 'Section'
export const article = 'Article'
export const product = 'Unnamed item'
