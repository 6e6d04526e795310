// The pictures of a product, on its page and on the whole screen: strings alone, or both would share a file.
export const list = 'Фотографии'
export const one = 'Фото '
/** Between the number of a picture and how many there are. */
export const of = ' из '
export const previous = 'Предыдущее фото'
export const next = 'Следующее фото'
export const zoomIn = 'Увеличить'
export const zoomOut = 'Уменьшить'
export const viewerFailed = 'Просмотр фото не\u00A0загрузился'
