// The strip of days on pages.
export const basic = 'по\u00A0базовой цене'
export const additional = 'по\u00A0сниженной цене'
export const rental = 'сутки аренды'
