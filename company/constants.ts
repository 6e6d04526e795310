import { dayHalvesOf, firstWeekdayOf, isMonthFirst } from './calendar.ts'
import { company } from './company.ts'
import { firstFontOf } from './look/fontFiles.ts'
import { logoFiles } from './look/logoFiles.ts'
import { moneyOf, separatorOf } from './money.ts'
import { texts } from './texts/index.ts'

// The shop's facts of its company. The server reads the folder when it starts; in pages these are plain values: see vitePlugin.ts.
const money = moneyOf(company.locale, company.currency)

/** The company's name while its settings do not answer, or have none. */
export const NAME = company.name
export const SHORT_NAME = company.shortName ?? company.name
/** The title of a page that says none. */
export const DEFAULT_TITLE = texts.shop.title(NAME)
/** The language of the texts, and how sums are written. */
export const LANGUAGE: string = company.language
export const LOCALE = company.locale
/** The separator of thousands. A full space between tabular digits makes two numbers of one: it is narrow. */
export const NUMBER_GROUP = separatorOf(company.locale, 'group').replace(/\s/, '\u202F')
/** Before the decimals of a number. */
export const NUMBER_POINT = separatorOf(company.locale, 'decimal')
/** The first day of a week in calendars; 0 is Sunday. */
export const FIRST_WEEKDAY = firstWeekdayOf(company.locale)
/** The marks of hours before and from noon; null: a day has 24 hours. */
export const DAY_HALVES = dayHalvesOf(company.locale)
/** True if dates are “December 12” and not “12 December”. */
export const MONTH_FIRST = isMonthFirst(company.locale)
export const TIME_ZONE = company.timeZone
/** Null: nobody says it. */
export const COUNTRY = company.country ?? null
/** By ISO 4217. */
export const CURRENCY = company.currency
/** How many decimals a sum has, and so how many of its least coins make one of the currency: sums are counted in these. */
export const MONEY_DIGITS = money.digits
export const MONEY_MINOR = 10 ** money.digits
/** The text before, within and after a sum. */
export const MONEY_BEFORE = money.before
export const MONEY_POINT = money.point
export const MONEY_AFTER = money.after
/** The sign of the currency alone, and its name after «5». */
export const MONEY_SIGN = money.sign
export const MONEY_NAME = money.name
/** The page's colour in both schemes: what browsers paint around it. */
export const PAGE_COLOR = company.look.palettes.light['--bg']
export const DARK_PAGE_COLOR = company.look.palettes.dark['--bg']
/** The font file that every page needs first, without its ending; null: fonts of the system. */
export const FIRST_FONT = firstFontOf(company.look)
/** The company's logo as pages show it; null: the shop's sign and the name. */
export const LOGO = logoFiles(company.look.pictures).logo
/** The same shop in other languages: origins, and what each language calls itself. */
export const ALTERNATES = company.alternates.map((other) => ({
  ...other,
  url: new URL(other.url).origin,
  name: nameOfLanguage(other.language),
}))
/** True if there are any: what nobody needs is not sent. */
export const HAS_ALTERNATES = ALTERNATES.length > 0
/** Base URLs below which pictures of services may lie, besides STORAGE_URL. */
export const STORAGES: readonly string[] = company.storages
/** The company's apps: phones open links to the shop in them. */
export const APPS = company.apps
/** The placeholder of the search field. */
export const SEARCH_EXAMPLE = company.home.searchExample ?? texts.shop.searchExample

/** The name of a language in itself, as it begins a line: «Deutsch», «Русский». */
function nameOfLanguage(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase(language) + rest.join('')
}
