// How an order went: what several of its pages say.
export const notSent = 'Не\u00A0отправилось'
export const notSentText =
  'Корзина цела: даты и\u00A0предметы сохранены. Попробуйте ещё раз или позвоните нам.'
export const looking = 'Смотрим, что с\u00A0ним…'
export const whatHappened = 'Что случилось'
export const sendAgain = 'Отправить ещё раз'
export const backToOrder = 'Вернуться к\u00A0форме'
export const whatNext = 'Что дальше'
