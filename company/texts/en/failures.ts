// Texts that the server sends by itself, where no page can be rendered.
export const busyTitle = 'One moment'
export const busy = 'We have very many visitors right now. The page will open by itself in a few seconds.'
export const busyForm =
  'We have very many visitors right now. Please reload this page in a few seconds: the form will be sent again, ' +
  'and nothing will be done twice. Or go one step back and send it again.'
export const badUrl = 'Bad URL'
export const pageFailed = 'The page did not open: the error is on our side. Please try again a little later.'
export const formFailed =
  'The page did not open: the error is on our side. Please reload it: the form will be sent again, and nothing will be done twice.'
export const foreignForm =
  'We take forms only from the pages of our website. Please open the page anew and send it again.'
export const unreadableForm = 'The form did not arrive whole. Please go one step back and send it again.'
export const longForm = 'The text is too long. Please go one step back, shorten it and send the form again.'
export const tooManyForms =
  'Too many attempts in a row. Please wait a minute and reload this page: the form will be sent again with all that you have written. ' +
  'Or go one step back and send it again.'
export const tooManyLooks = 'Too many attempts in a row. Please wait a minute and reload this page.'
