// The question about counting visits.
export const label = 'Согласие на аналитику'
export const question =
  'Можно считать посещения? Так мы\u00A0видим, что на\u00A0сайте неудобно. Без\u00A0согласия счётчик не\u00A0включаем. '
export const more = 'Подробнее'
export const yes = 'Можно'
export const no = 'Не\u00A0надо'
