import { beforeAll, beforeEach, expect, test } from 'vitest'
import settings from '../../server/upstream/demo/settings.json' with { type: 'json' }
import { plain, titleOf, wordsOf } from '../support/html.ts'
import { sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

// «Сообщить, когда освободится» as browsers send it without a script.

let shop: Shop
beforeAll(async () => {
  shop = await sharedShop('forgetful')
})
beforeEach(() => shop.services.heal())

const OUT = '/catalog/samovar-elektricheskij-10l'
const formIn = (html: string) => /<form[^>]*action="\/waitlist".*?<\/form>/s.exec(html)?.[0] ?? ''
const fieldsIn = (form: string): Record<string, string> =>
  Object.fromEntries(
    [...form.matchAll(/<input[^>]* name="([^"]*)"[^>]*? value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      plain(value ?? ''),
    ]),
  )

async function send(target: string, fields: Record<string, string>, headers = {}) {
  const answer = await fetch(shop.app.url + target, {
    ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) },
    headers: { origin: shop.app.url, ...headers },
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, words: wordsOf(text) }
}
const written = { contact: 'anna@mail.example', consent: 'true' }
const writes = () => shop.services.calls.filter(({ path }) => path.includes('/v2/waitlist'))

test('the form comes back once with a key, is sent with it, and ends by the button of its own page alone', async () => {
  const { key: _, ...fields } = fieldsIn(formIn((await shop.get(OUT)).text))
  const shown = await send('/waitlist', { ...fields, ...written })
  expect([shown.status, fieldsIn(formIn(shown.text))]).toEqual([
    422,
    expect.objectContaining({ ...fields, contact: written.contact }),
  ])
  expect(writes()).toEqual([])
  const made = await send('/waitlist', { ...fieldsIn(formIn(shown.text)), ...written })
  const place = made.headers.get('location') ?? ''
  expect([made.status, place]).toEqual([303, expect.stringMatching(/^\/waitlist\/[\w-]{32}$/)])

  const page = await shop.get(place)
  expect(page).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    text: expect.stringContaining('<meta name="robots" content="noindex"/>'),
  })
  // An address that nobody waits by has the same page.
  expect(wordsOf(page.text)).toContain('Если вы ждёте по этой ссылке, сообщим')
  expect(writes().map(({ method }) => method)).toEqual(['POST'])
  // As browsers send it from a page without a referrer.
  const left = await send(place, {}, { origin: 'null' })
  expect(left.words).toContain('Больше не ждём')
  expect((await send(place, {}, { origin: 'null' })).words).toContain('Здесь просьбы нет')
  expect(shop.app.output()).not.toContain(place.slice('/waitlist/'.length))
})

test('what is wrong, and a service that fails, are said beside what was written', async () => {
  const fields = { ...fieldsIn(formIn((await shop.get(OUT)).text)), key: 'k'.repeat(20) }
  const wrong = await send('/waitlist', { ...fields, contact: 'anna@mail', consent: '' })
  expect(titleOf(wrong.text)).toMatch(/^Ошибка: /)
  expect(wrong.status).toBe(422)
  expect(fieldsIn(formIn(wrong.text)).contact).toBe('anna@mail')
  expect(formIn(wrong.text).match(/aria-invalid="true"/g)).toHaveLength(2)
  shop.services.fail({ method: 'POST', path: /\/v2\/waitlist/ }, 'reset')
  const failed = await send('/waitlist', { ...fields, ...written })
  expect([failed.status, fieldsIn(formIn(failed.text)).key]).toEqual([503, fields.key])
  expect(failed.words).toContain('Просьба не ушла')
  expect(formIn(failed.text)).toMatch(/<input(?=[^>]*checkbox)[^>]* checked/)
  expect(
    (await send('/waitlist', { ...fields, ...written }, { origin: 'https://other.example' })).status,
  ).toBe(403)
})

test('without the capability there is no form', async () => {
  const result = { ...settings, capabilities: ['calendar'] }
  shop.services.fail({ path: /\/v2\/settings/ }, { status: 200, body: { result } })
  expect(formIn((await shop.get(OUT)).text)).toBe('')
})
