import { beforeAll, expect, test } from 'vitest'
import { readDemoData } from '../../server/upstream/index.ts'
import { linksIn, partOf, plain, sectionOf, titleOf, wordsOf } from '../support/html.ts'
import { sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

const { categories, products, settings } = readDemoData()

let shop: Shop
let home: string

beforeAll(async () => {
  shop = await sharedShop('demo')
  home = (await shop.get('/')).text
})

test('the shelf of popular categories leads to each and to all of them', () => {
  const shelf = sectionOf(home, 'Популярные категории')
  expect(linksIn(shelf)).toContainEqual(['/categories', 'Посмотреть все'])
  const popular = categories.toSorted((one, other) => other.priority - one.priority).slice(0, 8)
  const slugs = [...shelf.matchAll(/href="\/categories\/([\w-]+)"/g)].map(([, slug]) => slug)
  expect(slugs).toEqual(popular.map(({ slug }) => slug))
})

test('header and footer show what the settings say', () => {
  const { header, footer, workingWithUs }: SiteTexts = JSON.parse(JSON.stringify(settings))
  const top = partOf(home, 'header')
  expect(missing(wordsOf(top), [header.workingHours, header.phone.caption])).toEqual([])
  expect(linksIn(top)).toEqual(expect.arrayContaining(header.navigation.map(toLink)))
  expect(linksIn(top)).toContainEqual([header.phone.link, plain(header.phone.number)])

  const bottom = partOf(home, 'footer')
  expect(wordsOf(bottom)).toContain(plain(footer.address))
  const links = [...footer.topLinks, ...footer.bottomLinks, ...footer.socials, ...footer.specialButtons]
  expect(linksIn(bottom)).toEqual(expect.arrayContaining(links.map(toLink)))

  const block = wordsOf(sectionOf(home, plain(workingWithUs.title)))
  expect(workingWithUs.cards.length).toBeGreaterThan(1)
  expect(
    missing(
      block,
      workingWithUs.cards.flatMap(({ title, description }) => [title, description]),
    ),
  ).toEqual([])
})

test('the frame marks the page itself, or the section that it lies in, wherever it links to it', async () => {
  const marks = async (path: string) => {
    const { text } = await shop.get(path)
    const frame = text.replace(/<main\b.*?<\/main>/s, '')
    return [...frame.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*aria-current="(\w+)"/g)].map((found) =>
      found.slice(1),
    )
  }
  // In the line above the header and in the menu without scripts; the catalogue and the cart in the bar of a phone.
  expect(await marks('/articles')).toEqual(Array(2).fill(['/articles', 'page']))
  expect(await marks('/articles/pravila-arendy')).toEqual(Array(2).fill(['/articles', 'true']))
  expect(await marks(`/catalog/${products[0]?.slug}`)).toEqual(Array(2).fill(['/catalog', 'true']))
  expect(await marks('/cart')).toEqual(Array(2).fill(['/cart', 'page']))
  expect(await marks('/')).toEqual([])
})

test('without categories there is no shelf', async () => {
  const { status, text } = await (await sharedShop('empty')).get('/')
  expect(status).toBe(200)
  expect(text).not.toContain('Популярные категории')
  expect(home).toContain('Популярные категории')
})

test('a page that is not there says so, and leads home', async () => {
  const { status, text } = await shop.get('/no-such-page')
  expect([status, titleOf(text)]).toEqual([404, 'Страница не найдена — «Сутки»'])
  const main = partOf(text, 'main')
  expect(plain(/<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1] ?? '')).toBe('Страница не найдена')
  expect(wordsOf(main)).toContain(
    'Возможно, она устарела, была удалена, или был введен неверный адрес в адресной строке.',
  )
  expect(linksIn(main)).toContainEqual(['/', 'Перейти на главную'])
})

test('a page loads its own code, not that of other pages', async () => {
  // Words that stand in the code of one page alone.
  const pages = [
    ['/', 'Чем дольше срок'],
    [`/catalog/${products[0]?.slug}`, 'Стоимость аренды'],
    ['/categories', 'Категорий пока нет'],
    ['/solutions', 'Решений пока нет'],
    ['/articles', 'Статей пока нет'],
    ['/order', 'Попросить перезвонить'],
    ['/my-order', 'Здесь появятся ваши'],
  ] as const
  for (const [path, own] of pages) {
    const { text } = await shop.get(path)
    const scripts = [...new Set(text.match(/\/assets\/[\w/.-]+\.js/g))]
    const code = (await Promise.all(scripts.map((script) => shop.get(script)))).map(({ text }) => text).join()
    const found = pages.map(([, words]) => words).filter((words) => code.includes(words))
    expect(found, path).toEqual([own])
  }
})

type Link = { title: string; url: string | null }
type SiteTexts = {
  header: {
    navigation: Link[]
    phone: { caption: string; link: string; number: string }
    workingHours: string
  }
  footer: { address: string; topLinks: Link[]; bottomLinks: Link[]; socials: Link[]; specialButtons: Link[] }
  workingWithUs: { title: string; cards: { title: string; description: string }[] }
}

/** A link as address and words; what leads nowhere else leads to the form of feedback. */
function toLink({ title, url }: Link): [string, string] {
  return [url ?? '/contacts#feedback', plain(title)]
}

function missing(words: string, expected: string[]): string[] {
  return expected.filter((text) => !words.includes(plain(text)))
}
