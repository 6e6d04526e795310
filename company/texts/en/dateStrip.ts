// The strip of days on pages.
export const basic = 'day at the base rate'
export const additional = 'day at a reduced rate'
export const rental = 'rental day'
