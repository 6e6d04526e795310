import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { HOSTILE_NAME, ODD_SLUGS } from '../support/companies.ts'
import { canonicalOf, metaOf, structuredDataIn, titleOf } from '../support/html.ts'
import { sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

let shop: Shop
let hostile: Shop

beforeAll(async () => {
  shop = await sharedShop('demo')
  hostile = await sharedShop('odd')
})

const head = async (target: string) => (await shop.get(target)).text

describe('canonical URLs', () => {
  test.each([
    ['/catalog?page=1', '/catalog'],
    ['/catalog?page=2', '/catalog?page=2'],
    ['/catalog?utm_source=x&page=3', '/catalog?page=3'],
    ['/catalog?from=2030-01-01&to=2030-01-03&page=2', '/catalog?page=2'],
    ['/catalog?sort=cheapest', '/catalog'],
    ['/catalog?sort=cheapest&page=2', '/catalog'],
    ['/catalog?in_stock=1&max_price=900', '/catalog'],
    ['/categories/stulya?brands=Norrvik', '/categories/stulya'],
  ])('%s has the canonical URL %s', async (target, canonical) => {
    expect(canonicalOf(await head(target))).toBe(`https://shop.example${canonical}`)
  })

  test('a page past the last one has no canonical URL', async () => {
    const html = await head('/catalog?page=999')
    expect([canonicalOf(html), metaOf(html, 'robots')]).toEqual([undefined, 'noindex'])
  })

  test.each(ODD_SLUGS)('the slug %j is encoded in every address of its page', async (slug) => {
    const address = `https://shop.example/catalog/${encodeURIComponent(slug)}`
    const { text: html, status } = await hostile.get(new URL(address).pathname)
    expect(status).toBe(200)
    expect([canonicalOf(html), metaOf(html, 'og:url')]).toEqual([address, address])
    expect(/ action="(\/catalog\/[^"]*)"/.exec(html)?.[1]).toBe(new URL(address).pathname)
  })
})

describe('structured data', () => {
  test('has the names that the services write; spaces that do not break are for the eye', async () => {
    const html = await head('/catalog/stol-kruglyj-180')
    const { Product, BreadcrumbList } = structuredDataIn(html)
    const name = 'Стол круглый банкетный, 180 см'
    expect(Product).toMatchObject({ name })
    expect(BreadcrumbList).toMatchObject({
      itemListElement: expect.arrayContaining([expect.objectContaining({ name })]),
    })
    expect(html).toMatch(/<h1[^>]*>Стол круглый банкетный, 180\u00a0см<\/h1>/)
  })

  test('a product is leased by the day, from the minimum rental on', async () => {
    const { Product, BreadcrumbList } = structuredDataIn(await head('/catalog/stul-kyavari-zoloto'))
    const url = 'https://shop.example/catalog/stul-kyavari-zoloto'
    expect(Product).toMatchObject({
      '@context': 'https://schema.org',
      url,
      name: 'Стул «Кьявари», золото',
      image: expect.arrayContaining([expect.stringMatching(/^https:\/\/shop\.example\/pictures\/1200\//)]),
      offers: {
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        priceCurrency: 'RUB',
        price: 490,
        eligibleDuration: { minValue: 2, unitCode: 'DAY' },
        priceSpecification: [
          { '@type': 'UnitPriceSpecification', price: 490, unitCode: 'DAY', billingDuration: { value: 2 } },
          { '@type': 'UnitPriceSpecification', price: 220, unitCode: 'DAY', billingStart: 2 },
        ],
        availability: 'https://schema.org/InStock',
      },
    })
    expect(BreadcrumbList?.itemListElement).toMatchObject([
      { position: 1, name: 'Главная', item: 'https://shop.example/' },
      { position: 2, item: 'https://shop.example/catalog' },
      { position: 3, item: 'https://shop.example/categories/stulya' },
      { position: 4, name: 'Стул «Кьявари», золото' },
    ])
  })

  test.each([
    '/catalog/stul-kyavari-zoloto',
    '/solutions/svadba-na-60-gostej',
    '/articles/ploshchadka-i-montazh/obogrev-shatra-zimoj',
    '/',
  ])('the preview of %s is a JPEG or a PNG of the size and type that its head says', async (path) => {
    const html = await head(path)
    const url = new URL(metaOf(html, 'og:image') ?? '')
    const { status, headers, bytes } = await shop.get(url.pathname + url.search)
    const { format, width, height } = await sharp(bytes).metadata()
    expect(status).toBe(200)
    expect(['image/jpeg', 'image/png']).toContain(headers['content-type'])
    expect({ type: `image/${format}`, width: `${width}`, height: `${height}` }).toEqual({
      type: metaOf(html, 'og:image:type'),
      width: metaOf(html, 'og:image:width'),
      height: metaOf(html, 'og:image:height'),
    })
    expect(headers['content-type']).toBe(`image/${format}`)
  })

  test('the og:image of a product is its own picture', async () => {
    const picture = metaOf(await head('/catalog/stul-kyavari-zoloto'), 'og:image')
    expect(picture).toBe('https://shop.example/pictures/1200/products/stul-kyavari-zoloto-1.webp?preview')
  })

  test('the home page describes the company, its hours and its questions', async () => {
    const { LocalBusiness, WebSite, FAQPage } = structuredDataIn(await head('/'))
    expect(LocalBusiness).toMatchObject({
      name: 'Сутки',
      telephone: '+7 (495) 000-00-00',
      openingHoursSpecification: { opens: '09:00', closes: '21:00' },
    })
    expect(WebSite).toHaveProperty(
      'potentialAction.target.urlTemplate',
      expect.stringContaining('/search?q='),
    )
    expect(FAQPage?.mainEntity).toContainEqual(
      expect.objectContaining({ name: expect.stringMatching(/предмет\sна\sодни\sсутки/) }),
    )
  })

  test('the contacts have the address of each office', async () => {
    const { LocalBusiness } = structuredDataIn(await head('/contacts'))
    expect(LocalBusiness).toMatchObject({
      '@id': 'https://shop.example/#company',
      legalName: 'ООО «Сутки»',
      contactPoint: expect.arrayContaining([expect.objectContaining({ telephone: '+7 (495) 000-00-01' })]),
      department: [{ geo: { latitude: 55.790312, longitude: 37.593017 } }, { email: 'sklad@sutki.example' }],
    })
  })

  test('an article has its date and its section', async () => {
    const path = '/articles/ploshchadka-i-montazh/obogrev-shatra-zimoj'
    const { Article, BreadcrumbList } = structuredDataIn(await head(path))
    expect(Article).toMatchObject({
      mainEntityOfPage: `https://shop.example${path}`,
      datePublished: '2026-10-15T09:00:00+03:00',
      image: expect.stringMatching(/^https:\/\/shop\.example\/pictures\/1200\/articles\//),
      publisher: { '@id': 'https://shop.example/#company' },
    })
    expect(BreadcrumbList?.itemListElement).toHaveLength(4)
  })

  test.each([
    '/catalog',
    '/catalog?page=2',
    '/categories',
    '/categories/stulya',
    '/assortments/vse-beloe',
    '/solutions',
    '/articles',
    '/articles/ploshchadka-i-montazh',
  ])('%s lists what it shows', async (target) => {
    const html = await head(target)
    const { ItemList } = structuredDataIn(html)
    const items = ItemList?.itemListElement as { url: string }[]
    expect(items.length).toBeGreaterThan(0)
    for (const { url } of items) expect(html).toContain(`href="${new URL(url).pathname}"`)
  })

  test('a hostile name stays a name', async () => {
    const { text: html } = await hostile.get('/catalog/hostile')
    expect(html).not.toContain('<script>alert')
    const { Product, BreadcrumbList } = structuredDataIn(html)
    const oneLine = (text: unknown) => String(text).replace(/\s+/g, ' ')
    expect(oneLine(Product?.name)).toBe(oneLine(HOSTILE_NAME))
    expect(JSON.stringify(BreadcrumbList)).toContain('</script>')
  })
})

test('titles, link previews and the manifest say the name of the company that the settings give', async () => {
  const other = await sharedShop('long')
  for (const path of ['/catalog', '/cart', '/no-such-page']) {
    const { text } = await other.get(path)
    expect([path, titleOf(text)]).toEqual([path, expect.stringContaining('«Вездеходопрокат «')])
    expect(titleOf(text)).not.toContain('Сутки')
    expect(metaOf(text, 'og:site_name')).toMatch(/^Вездеходопрокат «.+»$/)
  }
  const manifest = JSON.parse((await other.get('/manifest.webmanifest')).text)
  const named = expect.stringMatching(/^Вездеходопрокат/)
  expect(manifest).toMatchObject({ short_name: named, name: named })
})

test('icons and the manifest are there', async () => {
  const manifest = JSON.parse((await shop.get('/manifest.webmanifest')).text) as { icons: { src: string }[] }
  const icons = manifest.icons.map(({ src }) => src)
  for (const file of [...icons, '/favicon.ico', '/apple-touch-icon.png', '/share.png']) {
    const { status, headers } = await shop.get(file)
    expect([file, status]).toEqual([file, 200])
    expect(headers['content-type']).toMatch(/^image\//)
  }
})

test('a shop in one language tells of no other, in pages and in the sitemap', async () => {
  expect(await head('/catalog')).not.toMatch(/hreflang/i)
  const sitemap = await head('/sitemap-lists-1.xml')
  expect(sitemap).toContain('<loc>https://shop.example/catalog</loc>')
  expect(sitemap).not.toMatch(/hreflang|xhtml/)
})
