// The page of the needs of so many guests, and the way to it.
export const title = 'How much do I need?'
export const headTitle = 'How much do I need? A count for your guests'
export const description =
  'Tell us how many guests you expect: we work out how much of what to take, and what it costs.'
export const guests = 'How many guests'
export const count = 'Calculate'
