import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typograph } from './typograph.ts'

/** Spaces that do not break as underscores, so that they can be seen in what is expected. */
const seen = (text: string) => typograph(text).replaceAll('\u00a0', '_')

test.each([
  ['Шатёр «Пагода», 5 × 5 м', 'Шатёр «Пагода», 5_×_5_м'],
  ['Колонка активная 12″, 1000 Вт', 'Колонка активная 12″, 1000_Вт'],
  ['Игры и развлечения', 'Игры и_развлечения'],
  ['Подушка на стул', 'Подушка на_стул'],
  ['В доме, а не на улице', 'В_доме, а_не_на_улице'],
  ['Набор «на двоих» (и с доставкой)', 'Набор «на_двоих» (и_с_доставкой)'],
  ['Стол — 180 см, 8 мест', 'Стол_— 180_см, 8_мест'],
  ['Свадьба на 60 гостей', 'Свадьба на_60_гостей'],
  ['Комплект № 3', 'Комплект №_3'],
  ['ИЗ ДЕРЕВА', 'ИЗ_ДЕРЕВА'],
  ['20 метров', '20_метров'],
  ['Набор приборов, 4 предмета и ложка', 'Набор приборов, 4_предмета и_ложка'],
  ['От 5 до 7', 'От_5 до_7'],
  ['Наш стол', 'Наш стол'],
  ['на', 'на'],
  ['на ', 'на '],
  [' на  стул', ' на  стул'],
  ['', ''],
])('%j', (text, expected) => expect(seen(text)).toBe(expected))

const WORDS = fc
  .array(fc.constantFrom('в', '«на', 'стул', '12″', '5', '×', 'м', '№', '—', ' ', '\u00a0', '\n', '💺'))
  .map((words) => words.join(' '))
const texts = fc.oneof(fc.string({ unit: 'binary' }), WORDS)

test('only changes spaces, one for one, and none the second time', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const once = typograph(text)
      expect(once.replaceAll('\u00a0', ' ')).toBe(text.replaceAll('\u00a0', ' '))
      expect(typograph(once)).toBe(once)
    }),
  )
})

test.each([
  ['many short words', 'в '.repeat(300_000)],
  ['one endless word', `${'«'.repeat(300_000)}5 ${'.'.repeat(300_000)} м`],
  ['nothing but spaces', ' '.repeat(300_000)],
])('work grows with the length alone: %s', (_, text) => {
  expect(typograph(text)).toHaveLength(text.length)
})
