import { expect, test } from 'vitest'
import { cleanHtml } from '#gateway/rest/html/clean.ts'
import { html } from '#gateway/rest/html/html.ts'
import { openRecorder, sendJson } from './recorder.ts'

const MB = 1024 * 1024
const product = (id: number) => ({ id, slug: `p${id}` })

test.each([
  [undefined, 20],
  [3, 3],
])('a list requested with the limit %s has at most %i items', async (limit, most) => {
  const { rest, reply } = await openRecorder()
  reply((response) => sendJson(response, 200, { result: { data: manyProducts, total: 5000 } }))
  const { items, total } = await rest.products(limit === undefined ? {} : { limit })
  expect(items).toHaveLength(most)
  expect(total).toBe(5000)
})

test('a bare list is cut, too, and so are products by ids', async () => {
  const { rest, reply } = await openRecorder()
  reply((response) => sendJson(response, 200, { result: manyProducts }))
  expect((await rest.categories({ limit: 7 })).items).toHaveLength(7)
  reply((response) => sendJson(response, 200, { result: { data: manyProducts } }))
  expect(await rest.productsByIds(['1', '2'])).toHaveLength(2)
})

test('items past the limit are not read', async () => {
  const { rest, reply } = await openRecorder()
  const unread = { ...product(2), description: `<b>${'x'.repeat(1000)}` }
  reply((response) => sendJson(response, 200, { result: { data: [product(1), unread] } }))
  expect((await rest.products({ limit: 1 })).items.map(({ id }) => id)).toEqual(['1'])
})

test('only lists of products may be larger than 1 MB', async () => {
  const { rest, reply } = await openRecorder()
  const padded = (bytes: number) =>
    JSON.stringify({ result: { data: [product(1)], minOrderDays: 2 } }).padEnd(bytes)
  reply((response) => response.end(padded(MB)))
  expect((await rest.settings()).minOrderDays).toBe(2)
  reply((response) => response.end(padded(MB + 1)))
  await expect(rest.settings()).rejects.toThrow('Network error, try again late')
  await expect(rest.categories()).rejects.toThrow('Network error, try again late')
  expect((await rest.products()).items).toHaveLength(1)
  expect(await rest.productsByIds(['1'])).toHaveLength(1)
})

test.each([
  ['longer than 200 KB', `<p>${'х'.repeat(200 * 1024)}`],
  ['nested without end', '<table>'.repeat(20_000)],
  ['nested in two elements', '<b><i>'.repeat(6800)],
  ['nested in a list', '<ul><li>'.repeat(200)],
])('HTML that is %s is left out', (_, text) => {
  const issues: string[] = []
  const at = { in: () => at, issue: (problem: string) => void issues.push(problem) }
  const read = html.read(text, at)
  expect(read && cleanHtml(read.source, () => null)).toBeNull()
  expect(issues).toHaveLength(1)
})

test('HTML with many elements beside each other stays, closed or not', () => {
  expect(clean('<p>текст'.repeat(1000))).toMatch(/^<p>текст<\/p><p>/)
  expect(clean('<ul><li>один<li>два</ul>'.repeat(500))).toContain('<li>два</li>')
  expect(clean('<table><tr><td>1<td>2</table>'.repeat(300))).toContain('<td>2</td>')
  expect(clean('1 < 2 и a < b; '.repeat(500))).toContain('1 &lt; 2')
})

const clean = (text: string) => cleanHtml(text, () => null)

const manyProducts = Array.from({ length: 5000 }, (_, index) => product(index + 1))
