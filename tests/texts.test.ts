import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../company/texts/languages.ts'
import { missingTexts } from '../company/texts/missing.ts'
import { replaceableTexts } from '../company/texts/ownTexts.ts'
import { readDemoData } from '../server/upstream/index.ts'

// Every text for visitors is in company/texts/, once for each language.

const CYRILLIC = /\p{Script=Cyrillic}/u

/** Not texts: ends of domains, the demonstration company's own services, which are in Russian, and Russian in its place. */
const EXCEPT = /^(gateway\/rental\/foreignWords\.ts|server\/upstream\/.*|company\/texts\/ru\/.*)$/

/** The demonstration's trade has its words in `company/demo/texts.json`. */
const STEMS_OF_A_TRADE = {
  ru: /(?<!\p{L})(?:мебел|техник|шат[её]?р|посуд|свад|свет(?!л)|праздн|событи|гост|площадк|стул|стол(?!ь)|звук|колонк|конференц|гирлянд|банкет|киловатт|монтаж|расстановк|шоурум)/iu,
  en: /\b(?:event|occasion|wedding|part(?:y|ies)\b|venue|guest|furniture|tents?\b|crockery|chair|string light|sound|conference|marquee|banquet|lay-?out|set-up|showroom)/i,
}

/** What counts for guests may name them. */
const OF_GUESTS = /^(?:howMany|norms|setNorms)\.|^solution\.(?:guests|guestsLabel|perGuest)$/

const files = globSync('{company,gateway,pages,renderer,server}/**/*.{ts,tsx,mjs}')
  .filter((file) => !/\.(test|generated)\./.test(file))
  .sort()
  .map((file) => ({ file, code: codeOf(file) }))

/** A file without its comments. */
function codeOf(file: string): string {
  const text = readFileSync(file, 'utf8')
  const { comments } = parseSync(file, text)
  return comments.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
}

test('Cyrillic letters are in the Russian texts alone', () => {
  const found = files.filter(({ file, code }) => CYRILLIC.test(code) && !EXCEPT.test(file))
  expect(found.map(({ file }) => file)).toEqual([])
})

test('what is Russian by its name is used where texts are Russian', () => {
  const users = files.filter(({ code }) => code.includes("'#company/texts/ru/"))
  expect(users.map(({ file }) => file)).toEqual([])
})

test('no text names the demonstration company or its currency', () => {
  const found = files.filter(
    ({ file, code }) => /«Сутки»|₽/.test(code) && !file.startsWith('server/upstream/'),
  )
  expect(found.map(({ file }) => file)).toEqual([])
})

/** What is said of an order and of a request alike; the other words of both are in `orderWords` and `request`. */
const OF_BOTH = /^(?:order|line|form|orderPlaced|orderOutcome|orderSending|myOrder|paySteps)\./
/** Of orders that were taken on, in a list of several, and where nobody knows what it is. */
const OF_ORDERS = /^myOrder\.(?:titles|requested|mineText|none)/

test('a moment stands in an English sentence as it is written', () => {
  const { dates, myOrder } = LANGUAGES.en.texts
  expect(myOrder.answerBy(dates.moment('18:21', '1 December'))).toBe(
    'We will answer on\u00A01 December at\u00A018:21 at the latest',
  )
})

test.each([
  ['ru', /заказ|заявк/i],
  ['en', /\b(?:order|request)/i],
] as const)('no message in %s calls a request an order', (language, names) => {
  const found = Array.from(replaceableTexts(LANGUAGES[language].texts)).filter(
    ([key, { usual }]) => OF_BOTH.test(key) && !OF_ORDERS.test(key) && names.test(String(usual)),
  )
  expect(found.map(([key]) => key)).toEqual([])
})

test.each(['ru', 'en'] as const)(
  'no text in %s is of one trade, whatever a company rents out',
  (language) => {
    const found = Array.from(replaceableTexts(LANGUAGES[language].texts))
      // The page of components has samples.
      .filter(([key]) => !key.startsWith('sandbox.'))
      .map(([key, { usual }]) => {
        const text = usual.replace(OF_GUESTS.test(key) ? /\{\w+\}|гост|guest/gi : /\{\w+\}/g, '')
        return [key, STEMS_OF_A_TRADE[language].exec(text)?.[0]]
      })
      .filter(([, stem]) => stem !== undefined)
    expect(found).toEqual([])
  },
)

test.each([
  ['Каталог', 'Каталог — «Прораб»'],
  ['О компании «Прораб»', 'О компании «Прораб»'],
  ['Прораб', 'Прораб'],
  ['Прораб: прокат инструмента', 'Прораб: прокат инструмента'],
  ['Прокат инструмента — Прораб', 'Прокат инструмента — Прораб'],
  ['Инструмент | Прораб', 'Инструмент | Прораб'],
  ['Прорабы о перфораторах', 'Прорабы о перфораторах — «Прораб»'],
])('the title of a page “%s” names the company once', (page, title) => {
  expect(LANGUAGES.ru.texts.shop.titled(page, 'Прораб')).toBe(title)
})

test.each(['в черте города', 'Москва', 'в пределах МКАД, туда и обратно'])(
  'the price of a delivery stands behind any zone: %s',
  (zone) => {
    expect(LANGUAGES.ru.texts.product.delivery(zone, '900 ₽', null)).toBe(`Доставка (${zone}): 900 ₽`)
  },
)

test('every text is said somewhere', () => {
  const code = files.map((file) => file.code).join('\n')
  const said = new Set(code.match(/(?<=\btexts\.)\w+\.\w+/g))
  const inTexts = files.filter(({ file }) => file.startsWith('company/texts/ru/')).map((file) => file.code)
  const unsaid = Object.entries(LANGUAGES.ru.texts).flatMap(([topic, texts]) =>
    Object.keys(texts)
      .filter((name) => !said.has(`${topic}.${name}`))
      // Said by another text.
      .filter((name) => !inTexts.some((text) => new RegExp(`\\$\\{${name}\\(`).test(text)))
      .map((name) => `${topic}.${name}`),
  )
  expect(unsaid).toEqual([])
})

// The build follows single texts: a topic as a whole is not there when the page runs.
test('no topic of texts is handed on whole', () => {
  const browser = files.filter(({ file }) => /^(pages|renderer)\//.test(file))
  const whole = browser.flatMap(({ file, code }) =>
    [...code.matchAll(/\btexts\.\w+\b(?![.\w(])/g)].map(([topic]) => `${file}: ${topic}`),
  )
  expect(whole).toEqual([])
})

test('a language that lacks texts is told which', async () => {
  expect(await missingTexts('en')).toEqual([])
  const missing = await missingTexts('xx')
  expect(missing).toContain('units.days')
  expect(missing.length).toBeGreaterThan(50)
})

test('hours of opening and handing over are the same in all texts of the demonstration', () => {
  const { settings, contacts, pages } = readDemoData()
  const said = JSON.stringify([settings, contacts, pages]).replaceAll(/[\u00a0\u202f]/g, ' ')
  const hours = said.matchAll(/(?:с )?(\d{1,2}:00)(?: до |–)(\d{1,2}:00)/g)
  const kinds = new Set([...hours].map(([, from, to]) => `${from}–${to}`))
  // The second is the dearer delivery by night.
  expect([...kinds].toSorted()).toEqual(['23:00–7:00', '9:00–21:00'])
  expect(said).toContain('Забрать заказ можно с 9:00 первого дня, вернуть — до 21:00 последнего дня')
  expect(said).not.toMatch(/с 8:00|до 22:00|Остаток — до выдачи/)
})
