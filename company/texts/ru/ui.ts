// Words of the kit: what its parts are called, and what they say.
export const breadcrumbs = 'Хлебные крошки'
export const contents = 'Содержание'
export const toContents = 'К содержанию'
export const copy = 'Скопировать'
export const copied = 'Скопировано'
export const notCopied = 'Браузер не\u00A0дал скопировать: выделите и\u00A0скопируйте сами'
export const pages = 'Страницы'
export const previousPage = 'Предыдущая страница'
export const nextPage = 'Следующая страница'
export const showMore = 'Показать ещё'
export const table = 'Таблица'
export const wholeNumber = 'Нужно целое число'

/** The beginning of the label of a button that removes a chip or a row. */
export const remove = 'Убрать: '
