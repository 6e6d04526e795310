import { expect, test } from 'vitest'
import { leadsAway } from './foreignWords.ts'

test.each([
  'Оплатите на карту 4276 0000 1111 2222',
  '4276-0000-1111-2222',
  '4276.0000.1111.2222',
  'Звоните +7 (916) 245-11-22',
  '245-11-22',
  '1234567',
  '1 2 3 4 5 6 7',
  '٤٢٧٦٠٠٠٠',
  '４２７６００００',
  '①②③④⑤⑥⑦',
  '4\ufe0f\u20e32\ufe0f\u20e37\ufe0f\u20e36\ufe0f\u20e30\ufe0f\u20e30\ufe0f\u20e30\ufe0f\u20e3',
  'Скидка на https://evil.example/a',
  'evil.example',
  'Оплата: sber-pay.ru',
  'www.evil',
  't.me/kassa',
  'оплата.рф',
  'evil。example',
  'ｅｖｉｌ．ｅｘａｍｐｌｅ',
  'пишите @kassa_prokat',
  'kassa@mail.example',
])('%j leads away', (text) => expect(leadsAway(text)).toBe(true))

test.each([
  '',
  'Ужин на веранде, 24 гостя',
  'Свадьба 12.12.2026',
  'Свадьба 12.12.2026, зал 3',
  'Юбилей 25–27.12.2026',
  'Заказ с 2026-12-12 по 2026-12-14',
  'Ужин 12.12.26–14.12.26, 250 гостей',
  'Дом на ул. Ленина, г.Москва, д. 12, кв. 45',
  'Зал 10×20, столы 80×80',
  'С-000042',
  'Ужин. Party',
  'и т.д.',
  'Маме 60!',
])('%j may stand in a link', (text) => expect(leadsAway(text)).toBe(false))

test('a text of any length is read once', () => {
  for (const text of ['1 '.repeat(3) + ' '.repeat(100_000), 'а.'.repeat(50_000), '-'.repeat(100_000)])
    expect(leadsAway(text)).toBe(false)
})
