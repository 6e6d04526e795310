// Lists of articles. `name`: the entry's own; `page`: «, страница 2» or nothing.
export const none = 'Статей пока нет'
export const noneText =
  'Мы\u00A0их ещё пишем. А\u00A0пока спросите нас: подскажем, сколько чего нужно и\u00A0что взять.'
export const ask = 'Спросить'
export const emptySection = 'Здесь пока пусто'
export const emptySectionText = 'В\u00A0этом разделе статей ещё нет, но\u00A0есть в\u00A0других.'
export const listDescription =
  'Как\u00A0выбрать, сколько взять и\u00A0за\u00A0что платят при\u00A0возврате: полезно знать до\u00A0заказа.'

export function listTitle(page: string): string {
  return `Статьи: советы, расчёты и\u00A0правила аренды${page}`
}

export function sectionTitle(name: string, page: string): string {
  return `${name}: статьи${page}`
}

export function sectionDescription(name: string): string {
  return `${name}: статьи о\u00A0том, что полезно знать до\u00A0заказа.`
}
