// How an order went: what several of its pages say.
export const notSent = 'It was not sent'
export const notSentText = 'Your cart is safe: dates and items are saved. Please try again or call us.'
export const looking = 'Looking it up…'
export const whatHappened = 'What happened'
export const sendAgain = 'Send again'
export const backToOrder = 'Back to the form'
export const whatNext = 'What happens next'
