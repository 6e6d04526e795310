// The calendar of a product on its page.
export const title = 'Свободные дни'
export const hint =
  'Нажмите день выдачи, потом день возврата: цены и\u00A0наличие сразу будут на\u00A0эти даты во\u00A0всём магазине.'
export const chosen = 'Выбраны даты'
export const choosing = 'Выбираете даты'
export const take = 'Взять эти даты'
export const cancel = 'Отменить'
