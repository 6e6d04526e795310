// Kinds of pages, as links and headings name them.
export const home = 'Home'
export const openCatalogue = 'Open the catalogue'
export const wholeCatalogue = 'The whole catalogue'
export const allSolutions = 'All sets'
export const allArticles = 'All articles'
// What has no name of its own.
export const solution = 'Ready-made set'
export const assortment = 'Collection'
export const category = 'Category'
export const section = 'Section'
export const article = 'Article'
export const product = 'Unnamed item'
