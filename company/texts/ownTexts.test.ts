import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { companyFolder, mistakesIn } from '../../tests/support/companyFolder.ts'
import { textsSchema } from '../newCompany.ts'
import { readCompany } from '../read.ts'
import { LANGUAGES } from './languages.ts'
import { replaceableTexts, withOwn } from './ownTexts.ts'

/** The texts of a Russian shop with these of its own. */
function textsWith(own: Record<string, string>) {
  const { ownTexts } = readCompany(companyFolder({ 'texts.json': JSON.stringify(own) }))
  return withOwn(LANGUAGES.ru.texts, ownTexts, 'ru')
}

test('a text of the company replaces one of the shop, all others stay', () => {
  const texts = textsWith({ 'order.empty': 'Пусто.', 'orderSending.fields.name': 'ФИО' })
  expect(texts.order).toEqual({ ...LANGUAGES.ru.texts.order, empty: 'Пусто.' })
  expect(texts.orderSending.fields).toEqual({ ...LANGUAGES.ru.texts.orderSending.fields, name: 'ФИО' })
  expect(LANGUAGES.ru.texts.order.empty).not.toBe('Пусто.')
})

test('it has the values of the text, in any order, and the forms of a number in its language', () => {
  const texts = textsWith({
    'order.tooManyLines':
      'Не больше {maximum}: {count, plural, =0 {ничего} one {# строка} few {# строки} other {# строк}}',
    'paySteps.prepay': '{percent, select, null {Аванс} other {Аванс {percent} %}}',
  })
  expect([0, 1, 3, 5, 21].map((count) => texts.order.tooManyLines(count, 9))).toEqual([
    'Не больше 9: ничего',
    'Не больше 9: 1 строка',
    'Не больше 9: 3 строки',
    'Не больше 9: 5 строк',
    'Не больше 9: 21 строка',
  ])
  expect([texts.paySteps.prepay(null), texts.paySteps.prepay(30)]).toEqual(['Аванс', 'Аванс 30 %'])
})

test('a choice takes nothing from what every object has', () => {
  const texts = textsWith({ 'line.product': '{name, select, other {«{name}»}}' })
  expect(texts.line.product('constructor')).toBe('«constructor»')
})

test('the spaces at its ends are those of the text that it replaces', () => {
  expect(textsWith({ 'drawing.open': 'Крупнее:' }).drawing.open).toBe('Крупнее: ')
})

test('every mistake is a line with its place', () => {
  const texts = `{
  "order.emty": "Пусто.",
  "order.empty": "{",
  "order.tooManyLines": "Не больше {most}",
  "order.keyUsed": "<b>Ключ</b>",
  "search.keyboard": "qwerty",
  "dates.weekday": "день",
  "period.tooFar": "{last}",
  "planSheet.details": "x",
  "paySteps.wholeUpTo": "{sum, number}",
  "frame.inCart": "{count, selectordinal, other {#}}",
  "order.checkAll": 5,
  "order.checkFields": "${'а'.repeat(1001)}",
  "__proto__.x": "a",
  "suggestions.popular": "\\u202eЧасто берут"
}`
  expect(mistakesIn({ 'texts.json': texts }).map((line) => line.replace(/: cannot be read.*/, ''))).toEqual([
    'texts.json:2: order.emty: there is no such text',
    'texts.json:3: order.empty',
    'texts.json:4: order.tooManyLines: there is no {most} in this text, only {count}, {maximum}',
    'texts.json:4: order.tooManyLines: must have {count}',
    'texts.json:4: order.tooManyLines: must have {maximum}',
    'texts.json:5: order.keyUsed: must be one line of at most 1000 letters without < and >',
    'texts.json:6: search.keyboard: there is no such text',
    'texts.json:7: dates.weekday: there is no such text',
    'texts.json:8: period.tooFar: there is no such text',
    'texts.json:9: planSheet.details: there is no such text',
    'texts.json:10: paySteps.wholeUpTo: may have {value}, plural and select alone',
    'texts.json:10: paySteps.wholeUpTo: must have {sum}',
    'texts.json:11: frame.inCart: may not have an offset or ordinal numbers',
    'texts.json:12: order.checkAll: must be one line of at most 1000 letters without < and >',
    'texts.json:13: order.checkFields: must be one line of at most 1000 letters without < and >',
    'texts.json:14: __proto__.x: there is no such text',
    'texts.json:15: suggestions.popular: must not have marks that turn its direction',
  ])
})

test('the check names texts that are the demonstration company’s', () => {
  const texts = {
    ...JSON.parse(readFileSync('company/demo/texts.json', 'utf8')),
    'home.subtitle': 'Дрели и лестницы.',
  }
  const checked = (folder: string) =>
    spawnSync(process.execPath, ['company/company.cli.ts', 'check', folder], { encoding: 'utf8' }).stdout
  const said = checked(companyFolder({ 'texts.json': JSON.stringify(texts) }))
  expect(said).toMatch(/^Warning: texts\.json .*: alternatives\.allAway, .*\borderForm\.address\b/)
  expect(said).not.toContain('home.subtitle')
  expect(checked('company/demo')).not.toContain('Warning')
})

test('values.generated.ts has the names of what stands in each text', async () => {
  const lines = Object.entries(valuesIn(LANGUAGES.ru.texts)).map(
    ([key, values]) => `  ['${key}', [${values.map((name) => `'${name}'`).join(', ')}]],\n`,
  )
  const head = '/** The names of what stands in each text, by its key. A test writes this file. */\n'
  const start = 'export const VALUES: ReadonlyMap<string, readonly string[]> = new Map([\n'
  await expect(`${head}${start}${lines.join('')}])\n`).toMatchFileSnapshot('values.generated.ts')
})

test('languages agree on the keys and on how many values each text has', () => {
  const countsIn = (texts: object) => {
    const values = valuesIn(texts)
    return [...replaceableTexts(texts).keys()].map((key) => `${key}: ${values[key]?.length ?? 0}`).sort()
  }
  expect(countsIn(LANGUAGES.en.texts)).toEqual(countsIn(LANGUAGES.ru.texts))
})

test('editors are told of each text', () => {
  const { properties, additionalProperties } = JSON.parse(textsSchema('ru'))
  expect(properties['order.tooManyLines'].description).toMatch(/\{maximum\}.*\{count\}/)
  expect(properties['order.empty'].description).toBe(LANGUAGES.ru.texts.order.empty)
  expect(additionalProperties).toBe(false)
})

/** The names of the parameters of each text by its key, without those of texts that take objects. */
function valuesIn(texts: object, start = ''): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
      const key = `${start}${name}`
      if (typeof value === 'object' && value !== null) return Object.entries(valuesIn(value, `${key}.`))
      if (typeof value !== 'function') return []
      const names = /^function [\w$]*\(([\w\s,]*)\)/.exec(String(value))?.[1]?.match(/\w+/g) ?? []
      return names.length === value.length && names.length > 0
        ? [[key, names.map((each) => each.replace(/^_/, ''))]]
        : []
    }),
  )
}
