// The question about counting visits.
export const label = 'Consent to analytics'
export const question =
  'May we count visits? That shows us what is inconvenient on the website. Without your consent nothing is counted. '
export const more = 'Learn more'
export const yes = 'Yes'
export const no = 'No'
