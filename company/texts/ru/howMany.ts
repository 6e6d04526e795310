// The page of the needs of so many guests, and the way to it.
export const title = 'Сколько мне нужно'
export const headTitle = 'Сколько мне нужно: расчёт на\u00A0гостей'
export const description =
  'Назовите число гостей\u00A0— посчитаем, что и\u00A0сколько взять и\u00A0сколько это стоит.'
export const guests = 'Сколько гостей'
export const count = 'Посчитать'
