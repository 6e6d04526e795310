import { z } from 'zod'
import { consentKeys } from './consentKeys.ts'
import { picture, rentedSlug, shopPath, text } from './keyTypes.ts'
import { isCurrency } from './money.ts'
import { orderKeys } from './orderKeys.ts'
import { phoneKeys } from './phoneKeys.ts'
import { LANGUAGES, type LanguageCode } from './texts/languages.ts'

const norm = z.strictObject({
  product: rentedSlug.describe('Slug of the product.'),
  category: rentedSlug.optional().describe('Slug of the category that the norm is of.'),
  units: z
    .number()
    .min(0)
    .max(100)
    .multipleOf(0.01)
    .default(1)
    .describe('Units for so many guests as `guests` says.'),
  guests: z.int().min(1).max(100).default(1).describe('Guests that share them: 10 at a table.'),
  spare: z.int().min(0).max(100).default(0).describe('Spare units, in percent.'),
  spareAtLeast: z.int().min(0).max(100).default(0).describe('The least number of spare units.'),
})

const norms = z.strictObject({
  guests: z.int().min(1).max(9999).default(50).describe('The number of guests to begin with.'),
  sets: z
    .array(
      z.strictObject({
        name: text(30).describe('The kind of event.'),
        norms: z.array(norm).min(1).max(8).describe('What its guests need, at most eight products.'),
      }),
    )
    .max(4)
    .default([])
    .describe('What guests need, by kind of event, at most four.'),
  sources: z
    .array(
      z.strictObject({
        title: text(100),
        path: shopPath,
      }),
    )
    .max(3)
    .default([])
    .describe('Pages of the shop that explain the norms, at most three.'),
})

/** The sections of the home page below its first, in the shop's own order. */
export const HOME_SECTIONS = [
  'categories',
  'guests',
  'products',
  'prices',
  'solutions',
  'steps',
  'assortments',
  'advantages',
  'articles',
  'questions',
] as const

const home = z.strictObject({
  sections: z
    .array(z.enum(HOME_SECTIONS, `must be one of ${HOME_SECTIONS.join(', ')}`))
    .refine((sections) => new Set(sections).size === sections.length, 'has a section twice')
    .default([...HOME_SECTIONS])
    .describe(
      'The sections of the home page below the choice of dates, in their order; one that is not named is left out.',
    ),
  hero: z
    .array(
      z.strictObject({
        picture: picture.describe('Path of the picture in the storage.'),
        slug: rentedSlug.optional().describe('Slug of the product that it leads to.'),
      }),
    )
    .max(6)
    .default([])
    .describe('Pictures on the strip of days of the home page, at most six.'),
  searchExample: text(60).optional().describe('Text in the empty search field, such as two products.'),
})

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

const apps = z.strictObject({
  android: z
    .strictObject({
      package: z
        .string()
        .max(200)
        .regex(/^\w+(\.\w+)+$/, 'must be the name of a package, such as com.example.shop')
        .describe('The name of its package.'),
      fingerprints: z
        .array(
          z
            .string()
            .regex(
              /^[\dA-F]{2}(:[\dA-F]{2}){31}$/,
              'must be 32 pairs of hexadecimal digits with ":" between them',
            ),
        )
        .min(1)
        .max(5)
        .describe('SHA-256 of the certificates that it is signed with.'),
    })
    .optional()
    .describe('The app for Android.'),
  ios: z
    .string()
    .max(200)
    .regex(/^[A-Z\d]{10}(\.[\w-]+)+$/, 'must be the team and the bundle, such as ABCDE12345.com.example.shop')
    .optional()
    .describe('The app for iOS: its team and its bundle, such as "ABCDE12345.com.example.shop".'),
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
    apps: apps
      .prefault({})
      .describe('Apps of the company: phones that have one open links to the shop in it.'),
    home: home.prefault({}).describe('The home page and the search field.'),
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
    norms: norms
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

/** What `company.json` says, and what holds where it says nothing. */
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

/** First parts of the shop's own URLs: no text page can have one as its slug. */
export const OWN_PATHS: ReadonlySet<string> = new Set(
  (
    'articles assets assortments builds cart catalog categories client-errors contacts favourites graphql healthz how-many map-frame metrics ' +
    'order pictures plan readyz sandbox search solutions web-vitals'
  ).split(' '),
)

const slug = z
  .string()
  .max(100, 'the slug must not be longer than 100 letters')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'the slug must be small letters and digits with "-" between them')
  .refine((text) => !OWN_PATHS.has(text), 'the shop has another page at this URL')

/** The keys of `pages.json`: slugs of text pages that the content service has besides the shop's own, with their titles. */
export const pageKeys = z
  .record(slug, text(100))
  .refine((pages) => Object.keys(pages).length <= 100, 'must not have more than 100 pages')

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
