// The texts that the company edits, and the page that does not exist. Titles by slug, until a text's own is loaded.
export const titles: Readonly<Record<string, string>> = {
  about: 'About us',
  'rent-terms': 'Rental terms',
  'public-offer': 'Terms and conditions',
  'privacy-policy': 'Privacy policy',
  'processing-policy': 'Consent to the processing of personal data',
  'cookies-policy': 'Cookie policy',
  'certificates-policy': 'Gift voucher terms',
}
export const inBrief = 'In brief'
export const updated = 'Updated'
export const demo = 'Sample text'
export const notFound = 'Page not found'
export const notFoundTitle = 'Page not found'
export const notFoundText = 'It may be out of date or deleted, or the URL may have a typo.'
export const toHome = 'Go to the home page'
