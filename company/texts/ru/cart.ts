// The cart while it loads, fails or is an earlier one; strings alone, for the parts travel apart.
export const loading = 'Загружаем корзину'
export const failed = 'Не\u00A0получилось узнать цены и\u00A0наличие'
export const failedText = 'Корзина цела: предметы и\u00A0даты сохранены. Попробуйте ещё раз через минуту.'
export const silent = 'Магазин не\u00A0отвечает'
export const offline = 'Нет связи'
/** After either of these; a moment follows. */
export const asTheyWere = ': цены и\u00A0наличие, какими были '
export const cachedText = 'Корзину можно менять. Когда связь вернётся, посчитаем всё заново.'
export const unsent = 'Связь есть, а\u00A0форма ещё не\u00A0отправлена'
export const toOrder = 'К\u00A0форме'
