// The strip of days on pages.
export const basic = 'базовые сутки'
export const additional = 'дополнительные сутки'
export const rental = 'сутки аренды'
