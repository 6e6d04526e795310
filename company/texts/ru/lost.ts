// Messages of the browser when a page, a connection or a part fails.
export const wrong = 'Что-то пошло не\u00A0так'
export const wrongLong = 'Мы уже разбираемся. Обновите страницу через минуту — корзина и\u00A0даты сохранены.'
export const wrongAtAll =
  'Корзина и\u00A0даты сохранены на\u00A0этом устройстве. Обновите страницу через минуту.'
export const offline = 'Нет связи'
export const unanswered = 'Часть страницы не\u00A0загрузилась: ссылки работают, кнопки\u00A0— нет.'
export const notWorked = 'Что-то не\u00A0сработало. Попробуйте ещё раз'
export const restWorks = 'Остальное на\u00A0странице работает'
export const pageNotLoaded = 'Страница не\u00A0загрузилась'
export const pageNotLoadedSaved =
  'Страница не\u00A0загрузилась. Корзина и\u00A0даты сохранены на\u00A0этом устройстве.'
export const saved = 'Корзина и\u00A0даты сохранены на\u00A0этом устройстве'
export const loading = 'Загружаем страницу…'
export const slow = 'Связь медленная, ещё грузим'
export const newBuild = 'Вышла новая версия магазина. Корзина и\u00A0даты останутся'
export const nothingKept =
  'Браузер не\u00A0хранит данные этого сайта: даты и\u00A0корзина останутся, пока открыта вкладка'
export const later = 'Позже'
