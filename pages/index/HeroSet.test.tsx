import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { HeroSet } from './HeroSet.tsx'
import { heroProducts } from './heroProducts.ts'

const product = (id: number, ...originals: string[]) => ({
  id: String(id),
  slug: `thing-${id}`,
  specs: [] as { name: string; value: string }[],
  images: originals.map((original) => ({ original })),
})

test('on the days stand the first thing of each category and then popular ones, each with its picture, once', () => {
  const categories = [[product(1, 'a.jpg')], [product(2)], [], [product(3, 'c.jpg')], null]
  const answer = {
    popularCategories: categories.map((items, index) => ({
      id: String(index),
      products: items && { items },
    })),
  }
  const popular = [product(3, 'c.jpg'), product(4, 'd.jpg', 'e.jpg')]
  const idsOf = (products: readonly { id: string }[]) => products.map(({ id }) => id)
  expect(idsOf(heroProducts(answer, popular))).toEqual(['1', '3', '4'])
  expect(idsOf(heroProducts(null, popular))).toEqual(['3', '4'])
})

test('things whose size the company names stand to one scale, the largest as high as the set', () => {
  const html = renderToStaticMarkup(<HeroSet beam={null} products={[]} />)
  const widths = [...html.matchAll(/width:([\d.]+)cqb/g)].map(([, width]) => Number(width))
  const [arch = 0, , sofa = 0, chair = 0] = widths
  expect(Math.max(...widths)).toBe(100)
  expect(chair / arch).toBeCloseTo(92 / 208)
  expect(sofa / chair).toBeCloseTo(210 / 92)
})

test('photographs that the company names stand side by side, where they would hide each other', async () => {
  vi.resetModules()
  vi.doMock('#company/home.ts', () => ({
    HERO: ['a.webp', 'b.JPG', 'c.webp', 'd.webp', 'e.webp'],
    HAS_HERO_SLUGS: false,
    HERO_SHARES: Array(5).fill(null),
  }))
  onTestFinished(() => {
    vi.doUnmock('#company/home.ts')
    vi.resetModules()
  })
  const { HeroSet } = await import('./HeroSet.tsx')
  const html = renderToStaticMarkup(<HeroSet beam={null} products={[]} />)
  const columns = [...html.matchAll(/--wide:(\d+) \/ (\d+)/g)].map(([, from, to]) => [
    Number(from),
    Number(to),
  ])
  expect(columns).toHaveLength(4)
  for (const [index, [from]] of columns.entries()) expect(from).toBe(columns[index - 1]?.[1] ?? 1)
})

test('a company that names no pictures has its own things on the days, and no band where there are none', async () => {
  vi.stubEnv('COMPANY_DIR', 'tests/support/quay')
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  const { HeroSet } = await import('./HeroSet.tsx')
  const html = (count: number) =>
    renderToStaticMarkup(
      <HeroSet beam={null} products={Array.from({ length: count }, (_, id) => product(id, `${id}.jpg`))} />,
    )
  const [first = ''] = html(1).split('</a>')
  expect(first).toMatch(/<a href="\/catalog\/thing-0" tabindex="-1".*\/pictures\/800\/0\.jpg\?grounded 800w/i)
  expect(html(9).match(/href="[^"]+"/g)).toEqual([0, 1, 2, 3].map((id) => `href="/catalog/thing-${id}"`))
  expect(html(0)).toBe('')
  const sized = ['Width: 6 m', 'Height: 3 m', 'Diameter: 150 cm', 'Weight: 5 kg'].map((detail, id) => {
    const [name = '', value = ''] = detail.split(': ')
    return { ...product(id, `${id}.jpg`), specs: [{ name, value }] }
  })
  const scaled = renderToStaticMarkup(<HeroSet beam={null} products={sized} />)
  expect([...scaled.matchAll(/width:([\d.]+)cqb/g)].map(([, width]) => width)).toEqual(['100', '50', '25'])
})
