import path from 'node:path'
import { expect, test } from 'vitest'
import { readPages } from '../../server/base/pages.ts'
import { createRouter } from '../../server/pages/render/pageRoutes.ts'
import { companyData } from '../support/companies.ts'
import { routesOf } from '../support/routes.ts'

await import(path.resolve('dist/server/entry.mjs'))
const pages = await readPages()
const route = createRouter(pages)
const NAMES = ['kind', 'pageCache', 'offline', 'robots']

const shown = routesOf(companyData('demo')).filter(({ status }) => status === 200)

test.each(shown)('$route is what the list says: $is', ({ path: url, is }) => {
  const config = pages[route(decodeURI(url))?.pageId ?? '']?.config
  const settings = Object.entries(config ?? {}).filter(([name]) => NAMES.includes(name))
  expect(Object.fromEntries(settings)).toEqual(is)
})

const OF_SECRETS = '/pages/order/my'

test('a page that opens by a secret alone is kept by nobody', () => {
  const { route: path, config } = pages[OF_SECRETS] ?? {}
  expect(path).toBe('/my-order/@secret')
  expect(config).toMatchObject({ pageCache: 'never', offline: 'never', robots: 'noindex' })
})

test('every page is in the list', () => {
  const listed = shown.map(({ path: url }) => route(decodeURI(url))?.pageId)
  const all = Object.keys(pages).filter((id) => pages[id]?.route !== undefined && id !== OF_SECRETS)
  expect([...new Set(listed)].sort()).toEqual(all.sort())
})
