import { expect, test } from 'vitest'
import { CACHED_AT } from '../names.ts'
import { answerKey, cachedCopy, MOST_BYTES } from './copies.ts'

const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' }
const page = '<!DOCTYPE html><html><head lang="ru"><title>Стул</title></head></html>'

test('a document says when it was kept, in its head and in its headers', async () => {
  const copy = await cachedCopy(new Response(page, { headers: html }), 'text/html', 1700)
  expect(copy?.headers.get(CACHED_AT)).toBe('1700')
  expect(copy?.headers.get('cache-control')).toBe('private, no-cache')
  expect(await copy?.text()).toBe(
    `<!DOCTYPE html><html><head lang="ru"><meta name="${CACHED_AT}" content="1700"><title>Стул</title></head></html>`,
  )
})

test('the answer that is kept stays whole for the page', async () => {
  const response = new Response('{"data":1}', { headers: { 'content-type': 'application/json' } })
  expect(await (await cachedCopy(response, 'application/', 1))?.text()).toBe('{"data":1}')
  expect(await response.text()).toBe('{"data":1}')
})

test.each([
  ['a failure', new Response(page, { status: 503, headers: html })],
  ['what is not there', new Response(page, { status: 404, headers: html })],
  ['another type', new Response('{}', { headers: { 'content-type': 'application/json' } })],
  ['an answer without a type, as from another origin', { status: 0, headers: new Headers() } as Response],
  ['a document that says no', new Response(page, { headers: { ...html, 'cache-control': 'no-store' } })],
  ['one byte too many', new Response('a'.repeat(MOST_BYTES + 1), { headers: html })],
])('%s is not kept', async (_, response) => {
  expect(await cachedCopy(response, 'text/html', 1)).toBeNull()
})

test('the most bytes are kept', async () => {
  expect(
    await cachedCopy(new Response('a'.repeat(MOST_BYTES), { headers: html }), 'text/html', 1),
  ).not.toBeNull()
})

test('a question has one name, another question another, and can still be sent', async () => {
  const asking = (body: string) => new Request('https://shop.example/graphql', { method: 'POST', body })
  const request = asking('{"query":"a"}')
  expect(await answerKey(request)).toBe(await answerKey(asking('{"query":"a"}')))
  expect(await answerKey(request)).not.toBe(await answerKey(asking('{"query":"b"}')))
  expect(await request.text()).toBe('{"query":"a"}')
})
