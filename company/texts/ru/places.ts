// Kinds of pages, as links and headings name them.
export const home = 'Главная'
export const openCatalogue = 'Открыть каталог'
export const wholeCatalogue = 'Весь каталог'
export const allSolutions = 'Все решения'
export const allArticles = 'Все статьи'
// Names for pages and products that have none of their own.
export const solution = 'Готовое решение'
export const assortment = 'Подборка'
export const category = 'Категория'
export const section = 'Раздел'
export const article = 'Статья'
export const product = 'Без названия'
