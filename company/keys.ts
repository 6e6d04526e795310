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
    .array(z.strictObject({ picture: picture.describe('Its path in the storage.') }))
    .max(6)
    .default([])
    .describe('Pictures that stand on the strip of days of the home page, at most six.'),
  searchExample: text(60).default('Что ищете?').describe('What stands in the empty search field.'),
})

/** What `company.json` may say: the one source of its checks, of the schema for editors and of what `init` writes. */
export const companyKeys = z.strictObject({
  $schema: z.string().optional().describe('Where editors find what may stand here.'),
  name: text(80).describe('The name of the company for people. The settings service may say another one.'),
  shortName: text(30)
    .optional()
    .describe('The name where there is little room: beside the sign, below an icon. Default: the name.'),
  language: z
    .literal('ru', 'must be "ru": the shop has no other texts yet')
    .describe('The language of the shop: "ru".'),
  locale: z
    .string()
    .regex(/^ru-[A-Z]{2}$/, 'must be the language and a country, such as "ru-RU"')
    .default('ru-RU')
    .describe('How sums are written, as in "ru-RU".'),
  currency: z
    .string()
    .refine(isCurrency, 'must be a currency of ISO 4217 with at most two decimals, such as "EUR"')
    .default('RUB')
    .describe('The currency of all prices and sums, by ISO 4217.'),
  timeZone: z
    .string()
    .refine(isTimeZone, 'must be an IANA time zone, such as "Europe/Berlin"')
    .default('Europe/Moscow')
    .describe('What decides which day it is, unless TIME_ZONE says another one.'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be two letters of ISO 3166, such as "DE"')
    .optional()
    .describe('The country of the address that search engines are told.'),
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

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
