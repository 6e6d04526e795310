// Messages of the browser when a page, a connection or a part fails.
export const wrong = 'Something went wrong'
export const wrongLong =
  'We are looking into it. Please reload the page in a minute: your cart and dates are saved.'
export const wrongAtAll = 'Your cart and dates are saved on this device. Please reload the page in a minute.'
export const offline = 'No connection'
export const unanswered = 'A part of the page did not load: links work, buttons do not.'
export const notWorked = 'Something did not work. Please try again'
export const restWorks = 'Everything else on the page works'
export const pageNotLoaded = 'The page did not load'
export const pageNotLoadedSaved = 'The page did not load. Your cart and dates are saved on this device.'
export const saved = 'Your cart and dates are saved on this device'
export const loading = 'Loading the page…'
export const slow = 'The connection is slow, still loading'
export const newBuild = 'There is a new version of the shop. Your cart and dates will stay'
export const nothingKept =
  'Your browser stores nothing for this site: dates and cart last until you close this tab'
export const later = 'Later'
