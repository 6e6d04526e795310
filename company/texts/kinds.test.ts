import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as en from './en/kinds.ts'
import * as ru from './ru/kinds.ts'

type Named = { name: string; categoryIds: unknown[] }

/** The names of a catalogue whose category and noun are the same, where there are several. */
function alike(products: readonly Named[], noun: RegExp): string[][] {
  const kinds = Map.groupBy(
    products,
    ({ name, categoryIds: [main] }) => `${main} ${noun.exec(name)?.[1]?.toLowerCase()}`,
  )
  return [...kinds.values()].filter(({ length }) => length > 1).map((group) => group.map(({ name }) => name))
}

function read(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

test('the nouns of the demonstration’s names put no weight beside a tent, and no cover beside a chair', () => {
  const groups = alike(read('server/upstream/demo/products.json'), ru.noun)
  expect(groups.map((group) => group.map((name) => name.replace(/,.*/, '').replace(/\s/g, ' ')))).toEqual([
    [
      ...['Стул «Кьявари»', 'Стул «Кьявари»', 'Стул «Кьявари»', 'Стул складной «Регата»'],
      ...['Стул складной «Роща»', 'Стул «Кроссбэк»', 'Стул «Капля»', 'Стул «Докладчик»', 'Стул «Фьорд»'],
      ...['Стул детский «Карапуз»', 'Стул барный «Пируэт»', 'Стул барный «Депо»'],
    ],
    [
      ...['Стол круглый банкетный', 'Стол круглый банкетный', 'Стол складной «Чемодан»', 'Стол «Усадьба»'],
      ...['Стол коктейльный «Аперитив»', 'Стол «Протокол»'],
    ],
    ['Диван «Облако»', 'Диван «Честер»'],
    ['Пуф-куб', 'Пуф-куб'],
    ['Барная стойка светодиодная', 'Барная стойка «Погреб»', 'Стойка регистрации'],
    ['Бокал винный', 'Бокал для игристого'],
    ['Шатёр «Пагода»', 'Шатёр «Павильон»', 'Шатёр быстросборный'],
  ])
})

test('the nouns of Harbour’s names put no megaphone beside a lift, and no petrol can beside a generator', () => {
  const { products } = read('tests/support/harbour/data.json')
  expect(alike(products, en.noun)).toEqual([['Patio heater, gas', 'Fan heater, 20 kW']])
})

test.each([
  ['Тепловая пушка дизельная, 20 кВт', 'пушка'],
  ['Вращающаяся голова «Вираж 150»', 'голова'],
  ['Освещение сцены', 'Освещение'],
])('«%s» is a «%s»', (name, noun) => expect(ru.noun.exec(name)?.[1]).toBe(noun))

test.each([
  ['Two-way radios, set of 6', 'radios'],
  ['Weight for tents', 'Weight'],
  ['Generator 6 kW (diesel)', 'Generator'],
])('“%s” is a “%s”', (name, noun) => expect(en.noun.exec(name)?.[1]).toBe(noun))
