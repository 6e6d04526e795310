import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDemoData } from '../../server/upstream/index.ts'
import { companyData } from '../support/companies.ts'
import { type Shop, startShop } from './shop.ts'

let shop: Shop
let home: string

beforeAll(async () => {
  shop = await startShop()
  home = (await shop.get('/')).text.replaceAll('&nbsp;', '\u00A0')
})
afterAll(() => shop.close())

test('the shelf of popular categories leads to each and to all of them', () => {
  const shelf = home.slice(home.indexOf('Популярные категории'))
  expect(shelf).toMatch(/<a[^>]*href="\/categories"[^>]*>[^<]*Посмотреть все/)
  const linked = new Set([...shelf.matchAll(/href="\/categories\/([\w-]+)"/g)].map(([, slug]) => slug))
  const popular = readDemoData()
    .categories.toSorted((one, other) => other.priority - one.priority)
    .slice(0, 8)
  expect(popular.filter(({ slug }) => !linked.has(slug))).toEqual([])
})

test('header and footer show what the settings say', () => {
  const { header, footer, workingWithUs } = JSON.parse(JSON.stringify(readDemoData().settings))
  const words = [
    header.phone.number,
    header.phone.caption,
    header.workingHours,
    footer.address,
    ...footer.topLinks.map(({ title }: { title: string }) => title),
    ...footer.bottomLinks.map(({ title }: { title: string }) => title),
    workingWithUs.title,
    ...workingWithUs.cards.map(({ title }: { title: string }) => title),
  ]
  const text = plain(home)
  expect(words.filter((word) => !text.includes(plain(word)))).toEqual([])
  expect(home).toContain(`href="${header.phone.link}"`)
})

test('without categories there is no shelf', async () => {
  const empty = await startShop({}, undefined, companyData('empty'))
  const { status, text } = await empty.get('/')
  await empty.close()
  expect(status).toBe(200)
  expect(text).not.toContain('Популярные категории')
  expect(home).toContain('Популярные категории')
})

function plain(text: string): string {
  return text.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')
}
