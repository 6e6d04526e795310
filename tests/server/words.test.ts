import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDemoData } from '../../server/upstream/index.ts'
import { threeDays } from '../support/rental.ts'
import { routesOf } from '../support/routes.ts'
import { type Shop, startShop } from './shop.ts'

/** Words that visitors do not read, each with the one that stands for it. */
const BANNED: readonly [banned: RegExp, instead: string][] = [
  [/товар/iu, 'предмет'],
  [/позици[яюией]/iu, 'предмет'],
  [/сопутствующ/iu, 'дополнение'],
  [/ставк[аеу] дополнительных/iu, 'по сниженной ставке'],
  [/(?:отправить|открыть|скопировать) план/iu, 'смета'],
  [/таблица csv/iu, 'скачать таблицу'],
  [/кладёт в корзину|не положилось/iu, 'добавит, не удалось положить'],
  [/эти даты не собрать|хватает не всего/iu, 'не хватает, хватит не всего'],
  [/единственная вещь/iu, 'единственный экземпляр'],
  [/перезвоните мне/iu, 'написать нам'],
  [/в течение получаса/iu, 'часы работы'],
  [/депозит, вернём/iu, 'депозит — вернём за 3 рабочих дня'],
  [/проверьте \d+ пол/iu, 'проверьте 5 пунктов'],
  [/доплачиваете любым|перепродажа не запрещена/iu, 'перепродавать можно'],
  [/посчитать на другие даты/iu, 'изменить даты'],
  [/\d предмет\p{L}*, [\d ]+ предмет/u, '18 предметов, 722 шт.'],
]

/** The shop's own «вещи»: its motto and its name for search engines. Whatever is counted or put somewhere is a «предмет». */
const MOTTO = /Вещи на\s?сутки|(?:прокат|каталог|подборка) вещей|Вещи в аренду/giu

describe('words of the sources', () => {
  const files = globSync([
    'pages/**/*.{ts,tsx}',
    'renderer/**/*.{ts,tsx}',
    'gateway/{order,rental}/**/*.ts',
    'company/texts/ru/*.ts',
    'company/demo/texts.json',
  ])
  const texts = files
    .filter((file) => !/\.test\.|search\//.test(file))
    .map((file) => [file, spoken(readFileSync(file, 'utf8'))] as const)

  test('are read', () => expect(texts.length).toBeGreaterThan(400))

  test.each(BANNED)('hold no %s: it is «%s»', (banned) => {
    expect(texts.filter(([, text]) => banned.test(text)).map(([file]) => file)).toEqual([])
  })

  test('hold no «вещь» but in the motto', () => {
    const left = texts.filter(([, text]) =>
      /(?<!\p{L})вещ(?:ь|и|ей|ам|ах|ью|ами)(?!\p{L})/iu.test(text.replace(MOTTO, '')),
    )
    expect(left.map(([file]) => file)).toEqual([])
  })

  test('keep «N из M» on one line', () => {
    const torn = /[}\w] из(?:\\u00[aA]0|&nbsp;)[${]/
    expect(files.filter((file) => torn.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})

describe('words of the pages', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await startShop()
  })
  afterAll(() => shop.close())
  const { start, end } = threeDays()
  const dates = `rentDates=${encodeURIComponent(JSON.stringify({ start, end }))}`
  const paths = [
    ...routesOf(readDemoData()).map(({ path }) => path),
    `/plan?v=1&s=${start}&e=${end}&l=101_2.146_1`,
    `/order?v=1&s=${start}&e=${end}&l=101_2.146_1`,
    '/articles/pravila-arendy/kak-schitayutsya-sutki',
  ]

  test.each(paths)('%s', async (path) => {
    for (const cookie of ['', dates]) {
      const { text } = await shop.get(path, { headers: { cookie } })
      const lines = seen(text)
      const said = lines.map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '))
      for (const [banned] of BANNED) expect(said.filter((line) => banned.test(line))).toEqual([])
      // A number and what it counts are not torn apart.
      expect(
        lines.filter((line) => /\d (?:₽|шт|сут[ко]|предмет|гост|рабоч)|\d (?:из|of) ?\d/u.test(line)),
      ).toEqual([])
      // Nor are the ends of a range of days; in what a service writes both stand without a month.
      expect(lines.filter((line) => /\d–\d+\u00a0\p{Ll}{2,}[ая](?!\p{L})/u.test(line))).toEqual([])
    }
  })
})

test('hours of opening and handing over are the same in all texts of the demonstration', () => {
  const { settings, contacts, pages } = readDemoData()
  const said = JSON.stringify([settings, contacts, pages]).replaceAll(/[\u00a0\u202f]/g, ' ')
  const hours = said.matchAll(/(?:с )?(\d{1,2}:00)(?: до |–)(\d{1,2}:00)/g)
  const kinds = new Set([...hours].map(([, from, to]) => `${from}–${to}`))
  // The second is the dearer delivery by night.
  expect([...kinds].toSorted()).toEqual(['23:00–7:00', '9:00–21:00'])
  expect(said).toContain('Забрать заказ можно с 9:00 дня начала, вернуть — до 21:00 последнего дня')
  expect(said).not.toMatch(/с 8:00|до 22:00|Остаток — до выдачи/)
})

/** What of a source visitors may read: no comments, and every kind of written space as a plain one. */
function spoken(source: string): string {
  return source
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\\u00[aA]0|&nbsp;|\s+/g, ' ')
}

/** The texts of a page, one for each element that stands apart. */
function seen(html: string): string[] {
  return html
    .replace(/<(script|style|title)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .replace(/<\/?(?:b|i|a|span|small|s|strong|em|sup)\b[^>]*>/g, '')
    .split(/<[^>]*>/)
    .map((text) =>
      text
        .replaceAll('&nbsp;', '\u00a0')
        .replaceAll(/[\n\r\t]+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '')
}
