import { beforeAll, describe, expect, test } from 'vitest'
import { titleOf, wordsOf } from '../support/html.ts'
import { sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await sharedShop('demo')
})

const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main'))
const PAGE = /v2\/pages\?/
const CONTENT = /content_service/
const SETTINGS = /v2\/settings/

describe('a text page', () => {
  test('has its text, its contents, the day of its last change and the mark of a demonstration', async () => {
    const { status, text } = await shop.get('/public-offer')
    expect([status, titleOf(text)]).toEqual([200, 'Публичная оферта — «Сутки»'])
    expect(wordsOf(main(text))).toMatch(/Обновлено 1 ноября 2026\s*Демонстрационный текст/)
    const headings = [...main(text).matchAll(/<h2 id="(text-[^"]+)"/g)].map(([, id]) => id)
    expect(headings).toHaveLength(9)
    for (const id of headings) expect(main(text)).toContain(`href="#${id}"`)
    expect(wordsOf(main(text))).toMatch(/Позвоните, подскажем.*Популярные категории/)
    expect(text).not.toContain('Чем дольше срок')
  })

  test('fetches neither the terms of the settings nor another page', async () => {
    const { text } = await shop.get('/cookies-policy')
    expect(main(text)).not.toContain('Коротко')
    expect((await shop.get('/no-policy')).status).toBe(404)
    expect((await shop.get('/constructor')).status).toBe(404)
  })

  test('about the company also says how it works', async () => {
    const { text } = await shop.get('/about')
    expect(wordsOf(main(text))).toContain('Мы сдаём в аренду вещи')
    expect(wordsOf(main(text))).toContain('С нами легко работать')
  })
})

describe('the terms of rent', () => {
  const short = 'Минимальный срок — двое суток: день получения'

  test('begin with the short ones of the settings', async () => {
    const { status, text } = await shop.get('/rent-terms')
    expect([status, titleOf(text)]).toEqual([200, 'Условия аренды — «Сутки»'])
    expect(wordsOf(main(text))).toMatch(new RegExp(`Коротко.*${short}.*Отмена и перенос.*Чем дольше срок`))
  })

  test.each([
    ['does not have them', { status: 404 }],
    ['is down', { status: 500 }],
  ])('are the short ones where the content service %s', async (_, fault) => {
    const cold = await sharedShop('forgetful')
    cold.services.fail({ path: PAGE }, fault)
    const { status, text } = await cold.get('/rent-terms')
    expect([status, titleOf(text)]).toEqual([200, 'Условия аренды — «Сутки»'])
    expect(wordsOf(main(text))).toContain(short)
    expect(wordsOf(main(text))).not.toContain('Коротко')
  })

  test('are there without the settings', async () => {
    const cold = await sharedShop('forgetful')
    cold.services.fail({ path: SETTINGS }, { status: 500 })
    const { status, text } = await cold.get('/rent-terms')
    expect([status, wordsOf(main(text))]).toEqual([200, expect.stringContaining('Отмена и перенос')])
  })

  test.each([404, 500])('without either, a service that says %i decides', async (status) => {
    const cold = await sharedShop('forgetful')
    cold.services.fail({ path: SETTINGS }, { status: 500 })
    cold.services.fail({ path: PAGE }, { status })
    expect((await cold.get('/rent-terms')).status).toBe(status === 404 ? 404 : 503)
  })
})

describe('contacts', () => {
  test('say how to call, write and come', async () => {
    const { status, text } = await shop.get('/contacts')
    expect([status, titleOf(text)]).toEqual([200, 'Контакты: телефоны, адреса, часы работы — «Сутки»'])
    const words = wordsOf(main(text))
    for (const each of ['Шоурум и офис', 'ворота 5', 'Круглосуточно', 'ОГРН', 'Работаем с 9:00 до 21:00'])
      expect(words).toContain(each)
    expect(main(text)).toContain('id="feedback"')
    expect(main(text)).toContain('href="tel:+74950000002"')
    expect(main(text)).toContain('alt="Пять стульев')
    expect(main(text)).toContain('href="mailto:docs@sutki.example"')
    expect(main(text)).toContain('href="https://telegram.sutki.example/chat" rel="noopener noreferrer"')
    expect(main(text)).toContain('href="https://yandex.ru/maps/?pt=37.593017%2C55.790312&amp;z=17&amp;l=map"')
  })

  test('without the content service are what the settings know', async () => {
    const cold = await sharedShop('forgetful')
    cold.services.fail({ path: CONTENT }, { status: 500 })
    const { status, text } = await cold.get('/contacts')
    const words = wordsOf(main(text))
    expect([status, words]).toEqual([200, expect.stringContaining('+7 (495) 000-00-00')])
    expect(words).toContain('Прокатный проезд, 7')
    expect(words).toContain('Позвоните: +7 (495) 000-00-00')
    expect(main(text)).toContain('id="feedback"')
  })

  test('are down when nobody knows them', async () => {
    const cold = await sharedShop('forgetful')
    cold.services.fail({ path: CONTENT }, { status: 500 })
    cold.services.fail({ path: SETTINGS }, { status: 500 })
    expect((await cold.get('/contacts')).status).toBe(503)
  })

  test('of a company that has told nothing yet are a page', async () => {
    const empty = await sharedShop('empty')
    const { status, text } = await empty.get('/contacts')
    expect([status, wordsOf(main(text))]).toEqual([200, expect.stringContaining('Напишите нам')])
  })
})
