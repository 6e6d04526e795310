// Words of the kit: what its parts are called, and what they say.
export const breadcrumbs = 'Breadcrumbs'
export const contents = 'Contents'
export const toContents = 'Skip to the content'
export const copy = 'Copy'
export const copied = 'Copied'
export const notCopied = 'The browser did not allow copying: please select the text and copy it'
export const pages = 'Pages'
export const previousPage = 'Previous page'
export const nextPage = 'Next page'
export const showMore = 'Show more'
export const table = 'Table'
export const wholeNumber = 'Please enter a whole number'

/** The beginning of the label of a button that removes a chip or a row. */
export const remove = 'Remove: '
