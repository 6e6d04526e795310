// The strip of days on pages.
export const basic = 'day at the basic price'
export const additional = 'additional day'
export const rental = 'rental day'
