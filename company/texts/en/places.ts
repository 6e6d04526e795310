// Kinds of pages, as links and headings name them.
export const home = 'Home'
// What has no name of its own.
export const product = 'Unnamed item'
