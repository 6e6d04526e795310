import { expect, test } from 'vitest'
import { keysOf, matchOf, readSearchWords, wordKey } from './matchWords.ts'

const described = (name: string, text = '', guests: number | null = null) => keysOf({ name, text, guests })

test.each([
  'шатер шатра шатры шатров шатрами',
  'стул стула стулья стульев',
  'подушка подушки подушек',
  'свадьба свадьбы свадеб',
  'колонка колонки колонок колонкой',
  'бокал бокалы бокалов',
  'белый белая белые белого',
  'гость гости гостей',
])('the forms of a word have one key: %s', (forms) => {
  expect(new Set(forms.split(' ').map(wordKey)).size).toBe(1)
})

test.each([
  ['стул', 'стол'],
  ['стойка', 'стол'],
  ['бар', 'бокал'],
])('%s is not %s', (one, other) => {
  expect(wordKey(one)).not.toBe(wordKey(other))
})

test.each<[search: string, name: string, text: string, expected: { score: number; isWhole: boolean } | null]>(
  [
    ['свадьба', 'Свадьба на 60 гостей', '', { score: 3, isWhole: true }],
    ['свадебный', 'Свадьба на 60 гостей', '', { score: 3, isWhole: true }],
    ['свад', 'Свадьба на 60 гостей', '', { score: 3, isWhole: true }],
    ['звук на свадьбу', 'Свадьба на 60 гостей', 'Посуда, арка, звук', { score: 4, isWhole: false }],
    ['звук на свадьбу', 'Звук', '', { score: 3, isWhole: false }],
    ['сколько бокалов на гостя', 'Бокалы и приборы: сколько на гостя', '', { score: 6, isWhole: true }],
    ['красный бархатный диван', 'Мягкая мебель', 'Диваны и пуфы', null],
    ['стул', 'Столы', 'Стойки', null],
    ['бара', 'Барная мебель', '', { score: 3, isWhole: true }],
    ['до 500 рублей', 'Рубли', '', null],
    ['5 × 5', 'Шатёр 5 × 5', '', null],
  ],
)('%j asked of %j, %j', (search, name, text, expected) => {
  const match = matchOf(readSearchWords(search), described(name, text))
  if (expected) expect(match).toMatchObject(expected)
  else expect(match).toBeNull()
})

test.each([
  [60, { score: 6, isWhole: true }],
  [80, { score: 5.25, isWhole: true }],
  [30, { score: 4.5, isWhole: true }],
  [29, { score: 3, isWhole: false }],
  [null, { score: 3, isWhole: false }],
])('60 guests are wanted, and it is for %s', (guests, expected) => {
  expect(matchOf(readSearchWords('свадьба на 60 гостей'), described('Свадьба', '', guests))).toMatchObject(
    expected,
  )
})

test('twelve words of a search count, and 500 characters of a description', () => {
  expect(
    readSearchWords(
      Array.from(
        { length: 40 },
        (_, index) => `слово${'абвгдежзиклмнопрстуфхцчшщ'[index % 25]}${index}`,
      ).join(' '),
    ).keys,
  ).toHaveLength(12)
  const wanted = readSearchWords('павлин')
  expect(matchOf(wanted, described('', `${'а '.repeat(240)}павлин`))).not.toBeNull()
  expect(matchOf(wanted, described('', `${'а '.repeat(260)}павлин`))).toBeNull()
})

test('of its name counts what was asked for', () => {
  const share = (name: string) => matchOf(readSearchWords('доставка'), described(name))?.share
  expect(share('Сколько стоит доставка?')).toBe(1)
  expect(share('Доставка и монтаж')).toBe(0.5)
})

test.each([
  ['залог', 'депозит'],
  ['как проехать', 'контакты'],
  ['день рождения ребёнка', 'детский праздник'],
  ['отменить заказ', 'отмена'],
  ['свадьба на 60', 'свадьба'],
])('%s means %s', (asked, meant) => {
  expect(readSearchWords(asked).keys).toEqual(readSearchWords(meant).keys)
})
