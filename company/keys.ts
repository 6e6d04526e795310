import { z } from 'zod'
import { isCurrency } from './money.ts'

const text = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\u2028\u2029<>]*$/u, 'must be one line without < and >')
    .regex(/^\S(.*\S)?$/su, 'must not begin or end with a space')

const picture = z
  .string()
  .max(300)
  .regex(/^[\w.-]+(\/[\w.-]+)*$/, 'must be a path in the storage, such as products/chair-1.webp')

const home = z.strictObject({
  hero: z
    .array(z.strictObject({ picture: picture.describe('Path of the picture in the storage.') }))
    .max(6)
    .default([])
    .describe('Pictures on the strip of days of the home page, at most six.'),
  searchExample: text(60).default('Что ищете?').describe('Text in the empty search field.'),
})

/** The keys of `company.json`: the source of its checks, of the schema for editors and of the file that `init` writes. */
export const companyKeys = z.strictObject({
  $schema: z.string().optional().describe('The schema of this file, for editors.'),
  name: text(80).describe(
    'The name of the company for people. A name from the settings service takes precedence.',
  ),
  shortName: text(30)
    .optional()
    .describe('A short name for places with little room: beside the logo, below an icon. Default: the name.'),
  language: z
    .literal('ru', 'must be "ru": the shop has no other texts yet')
    .describe('The language of the shop: "ru".'),
  locale: z
    .string()
    .regex(/^ru-[A-Z]{2}$/, 'must be the language and a country, such as "ru-RU"')
    .default('ru-RU')
    .describe('The format of amounts of money, such as "ru-RU".'),
  currency: z
    .string()
    .refine(isCurrency, 'must be a currency of ISO 4217 with at most two decimals, such as "EUR"')
    .default('RUB')
    .describe('The currency of all prices and totals, by ISO 4217.'),
  timeZone: z
    .string()
    .refine(isTimeZone, 'must be an IANA time zone, such as "Europe/Berlin"')
    .default('Europe/Moscow')
    .describe('The time zone that decides what "today" is, unless the variable TIME_ZONE is set.'),
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
  home: home.prefault({}).describe('The home page and the search field.'),
})

export type Company = z.output<typeof companyKeys>

/** First parts of the shop's own URLs: no text page can have one as its slug. */
export const OWN_PATHS: ReadonlySet<string> = new Set(
  (
    'articles assets assortments builds cart catalog categories client-errors contacts favourites graphql healthz map-frame metrics ' +
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
