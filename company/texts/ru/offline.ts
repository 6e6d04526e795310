// The page in place of one that is not on the device, without a connection; texts as HTML.
export const title = 'Нет связи'
export const main = 'Основное'
export const catalogue = 'Каталог'
export const cart = 'Корзина'
export const dayBefore = 'вс'
export const today = 'нет связи'
export const dayAfter = 'вт'
export const explanation =
  'Этой страницы на&nbsp;вашем устройстве ещё не&nbsp;было, а&nbsp;загрузить её сейчас не&nbsp;получается. Корзина и&nbsp;даты сохранены.'
export const retry = 'Повторить'
export const openCart = 'Открыть корзину'
export const cached = 'Открывается и&nbsp;без связи'
