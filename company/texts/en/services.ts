// Messages for a visitor when a service of the company fails.
export const refused =
  'The service could not carry out the request. Please check your details or try again a little later.'
export const failed = 'The service answered with an error. Please try again in a minute.'
export const empty = 'The service sent an empty answer. We are looking into it, please come back later.'
export const unreachable = 'The service could not be reached. Please try again: it usually helps.'
