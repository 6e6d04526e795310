import * as en from './en/index.ts'
import * as ru from './ru/index.ts'

/** Every message of the shop by its topic and name, in one language: texts, and functions that write one. Russian has them all. */
export type Texts = Messages<typeof ru>

type Messages<Value> = Value extends string
  ? string
  : Value extends RegExp
    ? RegExp
    : Value extends (...input: infer Input) => infer Output
      ? (...input: Input) => Output
      : { readonly [Key in keyof Value]: Messages<Value[Key]> }

/** A language's texts and rules, and the settings that a company gets with it unless it states its own. */
type Language = {
  texts: Texts
  locale: string
  currency: string
  timeZone: string
  phone: { rule: string; example: string }
  consents: Consent[]
}

/** A consent that a customer has to give; names of documents are in brackets, their slugs in `pages`. */
type Consent = { name: string; text: string; pages: string[] }

const consents = (texts: Texts): Consent[] => [
  { name: 'terms', text: texts.orderForm.termsConsent, pages: ['rent-terms', 'public-offer'] },
  { name: 'personalData', text: texts.orderForm.dataConsent, pages: ['processing-policy'] },
]

/** The languages of the shop. A message that one of them lacks does not compile here. */
export const LANGUAGES = {
  ru: {
    texts: ru,
    locale: 'ru-RU',
    currency: 'RUB',
    timeZone: 'Europe/Moscow',
    phone: { rule: '+7 (8) ### ###-##-##', example: '+7 916 245-11-22' },
    consents: consents(ru),
  },
  en: {
    texts: en,
    locale: 'en-GB',
    currency: 'GBP',
    timeZone: 'Europe/London',
    phone: { rule: '+44 (0)', example: '+44 7700 900123' },
    consents: consents(en),
  },
} satisfies Record<string, Language>

/** The code of a language of the shop. */
export type LanguageCode = keyof typeof LANGUAGES

/** True if the shop has all texts in a language. */
export function isLanguage(code: string): code is LanguageCode {
  return Object.hasOwn(LANGUAGES, code)
}
