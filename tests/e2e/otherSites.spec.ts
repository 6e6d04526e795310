import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { listen } from '../support/listen.ts'
import { test as base, expect, type FaultyShop } from './fixtures.ts'

const READ = '{ settings { brand } }'
const WRITE = `mutation {
  sendFeedback(input: { name: "Чужой", phone: "+79162451122", message: "Здравствуйте", consent: true }) { __typename }
}`

interface Sites {
  /** One of two origins that the shop names. */
  allowed: string
  /** Another site. */
  stranger: string
}

const test = base.extend<{ sites: Sites }>({
  sites: async ({ browserName: _ }, use) => {
    const servers = [1, 2].map(() =>
      createServer((_request, response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<link rel="icon" href="data:,">'),
      ),
    )
    const [allowed = '', stranger = ''] = await Promise.all(servers.map(listen))
    await use({ allowed, stranger: stranger.replace('127.0.0.1', 'localhost') })
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  },
  faultyEnv: async ({ sites }, use) => use({ CORS_ORIGINS: `https://b2b.example,${sites.allowed}` }),
})
// Chromium tells of each answer that it keeps from a page.
test.use({
  expectedMessages: [/blocked by CORS policy|Failed to load resource/],
  doubledSites: ['localhost'],
})

/** Every way in which a page can ask the gateway, written so that a frame can be given it as text. */
async function tryAll(url: string, read: string, write: string, registered: string): Promise<string[]> {
  const post = (query: string, headers: Record<string, string>, mode: RequestMode = 'cors'): RequestInit => ({
    ...{ method: 'POST', mode, headers },
    body: JSON.stringify({ query }),
  })
  const json = { 'content-type': 'application/json' }
  const asked: [string, string, RequestInit][] = [
    ['reads', url, post(read, json)],
    ['writes', url, post(write, json)],
    ['writes with its header', url, post(write, { ...json, 'graphql-require-preflight': '1' })],
    ['writes with cookies', url, { ...post(write, json), credentials: 'include' }],
    ['writes without a preflight', url, post(write, { 'content-type': 'text/plain' })],
    ['writes without reading', url, post(write, { 'content-type': 'text/plain' }, 'no-cors')],
    ['reads what caches keep', registered, {}],
  ]
  const done: string[] = []
  for (const [name, address, init] of asked) {
    const text = await fetch(address, init).then(
      (answer) => answer.text(),
      () => '',
    )
    if (text.includes('"data"')) done.push(name)
  }
  return done
}

/** What of it a page can do; `isFramed`: in a frame of it that is nobody's (`Origin: null`). */
async function doneBy(page: Page, { url }: FaultyShop, isFramed: boolean): Promise<string[]> {
  const args = [`${url}/graphql`, READ, WRITE, `${url}${registeredRead()}`].map((text) =>
    JSON.stringify(text),
  )
  const call = `(${tryAll})(${args.join(', ')})`
  if (!isFramed) return page.evaluate(call)
  const script = `<script>${call}.then((done) => parent.postMessage(done, '*'))</script>`
  return page.evaluate((srcdoc) => {
    const { promise, resolve } = Promise.withResolvers<string[]>()
    addEventListener('message', ({ origin, data }) => resolve([`origin ${origin}`, ...data]), { once: true })
    const frame = Object.assign(document.createElement('iframe'), { srcdoc })
    frame.setAttribute('sandbox', 'allow-scripts')
    document.body.append(frame)
    return promise
  }, script)
}

function registeredRead(): string {
  const manifest: Record<string, string> = JSON.parse(readFileSync('dist/persisted.json', 'utf8'))
  const sha256Hash = Object.keys(manifest).find((hash) => manifest[hash]?.startsWith('query SiteSettings'))
  return `/graphql?extensions=${encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }))}`
}

const feedbackAt = ({ services }: FaultyShop) =>
  services.calls.filter(({ path }) => path.endsWith('/feedback'))

test('another site, and a sandboxed frame of any site, neither write nor read; one that the shop names does, but not without a preflight', async ({
  page,
  sites,
  faultyShop,
}) => {
  for (const site of [sites.stranger, sites.allowed]) {
    await page.goto(site)
    expect(await doneBy(page, faultyShop, true)).toEqual(['origin null'])
  }
  await page.goto(sites.stranger)
  expect(await doneBy(page, faultyShop, false)).toEqual([])
  expect(feedbackAt(faultyShop)).toEqual([])

  await page.goto(sites.allowed)
  expect(await doneBy(page, faultyShop, false)).toEqual([
    ...['reads', 'writes', 'writes with its header', 'writes with cookies'],
    'reads what caches keep',
  ])
  expect(feedbackAt(faultyShop)).toHaveLength(3)
})
