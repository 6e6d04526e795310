import { z } from 'zod'
import { appKeys } from './appKeys.ts'
import { isTimeZone } from './calendar.ts'
import { consentKeys } from './consentKeys.ts'
import { homeKeys } from './homeKeys.ts'
import { text } from './keyTypes.ts'
import { isCurrency } from './money.ts'
import { normKeys } from './normKeys.ts'
import { orderKeys } from './orderKeys.ts'
import { phoneKeys } from './phoneKeys.ts'
import { LANGUAGES, type LanguageCode } from './texts/languages.ts'

const alternate = z.strictObject({
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/, 'must be a language, such as "de" or "pt-BR"')
    .describe('Its language, as search engines are told of it.'),
  url: z
    .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
    .regex(/^https?:\/\/[^/?#@]+$/, 'must be an origin, such as https://de.shop.example, without a path')
    .describe('Its origin.'),
})

const CODES = Object.keys(LANGUAGES) as LanguageCode[]
const LOCALE = /^[a-z]{2}-[A-Z]{2}$/

/** The keys of `company.json`: the source of its checks, of the schema for editors and of the file that `init` writes. */
export const companyKeys = z
  .strictObject({
    $schema: z.string().optional().describe('The schema of this file, for editors.'),
    name: text(80).describe(
      'The name of the company for people. A name from the settings service takes precedence.',
    ),
    shortName: text(30)
      .optional()
      .describe(
        'A short name for places with little room: beside the logo, below an icon. Default: the name.',
      ),
    language: z
      .enum(
        CODES,
        `must be ${CODES.map((code) => `"${code}"`).join(' or ')}: the shop has no other texts yet`,
      )
      .describe('The language of the shop: "ru" or "en".'),
    locale: z
      .string()
      .regex(LOCALE, 'must be the language and a country, such as "en-IE"')
      .optional()
      .describe(
        'How numbers, money, dates and hours are written, and the first day of a week, such as "en-IE". Default: that of the language.',
      ),
    currency: z
      .string()
      .refine(isCurrency, 'must be a currency of ISO 4217 with at most three decimals, such as "EUR"')
      .optional()
      .describe('The currency of all prices and totals, by ISO 4217. Default: that of the language.'),
    timeZone: z
      .string()
      .refine(isTimeZone, 'must be an IANA time zone, such as "Europe/Berlin"')
      .optional()
      .describe(
        'The time zone that decides what "today" is, unless the variable TIME_ZONE is set. Default: that of the language.',
      ),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'must be two letters of ISO 3166, such as "DE"')
      .optional()
      .describe('The country of the postal address, by ISO 3166, for search engines.'),
    storages: z
      .array(
        z
          .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
          .regex(/^[^?#@]*[^?#@/]$/, 'must be a URL without user, "?" and "#", and without a "/" at the end'),
      )
      .max(10)
      .default([])
      .describe('Storages of pictures besides STORAGE_URL: services may send absolute URLs below them.'),
    alternates: z
      .array(alternate)
      .max(10)
      .refine(
        (all) => new Set(all.map(({ language }) => language)).size === all.length,
        'must name each language once',
      )
      .default([])
      .describe('The same shop in other languages: a process each, on the same services.'),
    apps: appKeys
      .prefault({})
      .describe('Apps of the company: phones that have one open links to the shop in it.'),
    home: homeKeys.prefault({}).describe('The home page and the search field.'),
    phone: phoneKeys
      .optional()
      .describe(
        'How phone numbers of the country are written. Default: those of the country of the language.',
      ),
    promises: z
      .array(text(120))
      .max(5)
      .default([])
      .describe(
        'What the company promises, at most five lines: on the page of a product and beside the button that sends an order.',
      ),
    consents: consentKeys,
    order: orderKeys.prefault({}).describe('How the shop takes orders: what its form asks for.'),
    norms: normKeys
      .prefault({})
      .describe('How much guests need of what: the page /how-many, and `guestNorms` of the gateway.'),
  })
  .refine(({ language, locale = '' }) => locale.startsWith(language), {
    path: ['locale'],
    error: 'must begin with the language',
    when: ({ value }) => isLocaleOfShop(value),
  })

/** The same, and no consent names a document that the shop has no page for. */
export function keysWith(ownPages: Readonly<Record<string, string>>) {
  return companyKeys.superRefine(({ language, consents = [] }, context) => {
    const pages = { ...LANGUAGES[language].texts.pages.titles, ...ownPages }
    for (const [at, consent] of consents.entries()) {
      for (const [index, slug] of consent.pages.entries()) {
        if (Object.hasOwn(pages, slug)) continue
        const message = 'the shop has no such text page: pages.json names further ones'
        context.addIssue({ code: 'custom', path: ['consents', at, 'pages', index], message })
      }
    }
  })
}

/** The settings of `company.json`, completed where it states nothing. */
export type Company = ReturnType<typeof completed>

/** Completes what a company says with what its language brings. */
export function completed({
  locale,
  currency,
  timeZone,
  phone,
  consents,
  ...said
}: z.output<typeof companyKeys>) {
  const usual = LANGUAGES[said.language]
  return {
    ...said,
    locale: locale ?? usual.locale,
    currency: currency ?? usual.currency,
    timeZone: timeZone ?? usual.timeZone,
    phone: phone ?? usual.phone,
    consents: consents ?? usual.consents,
  }
}

/** Each of the two can be used: only then it can be said whether they fit. */
function isLocaleOfShop(value: unknown): boolean {
  const { language, locale } = Object(value) as { language?: unknown; locale?: unknown }
  return CODES.some((code) => code === language) && typeof locale === 'string' && LOCALE.test(locale)
}
