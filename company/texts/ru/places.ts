// Kinds of pages, as links and headings name them.
export const home = 'Главная'
// What has no name of its own.
export const product = 'Без названия'
