import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request as plainRequest, type RequestListener } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listen } from '../support/listen.ts'
import { type Figure, none } from '../support/table.ts'
import { SHOP_NAME, startNginx } from './nginx.ts'

const TIMES = 10

/** What the site of docs/deploy does by itself, in front of two servers that only tell what they were asked. */
export async function checkSite(): Promise<Figure[]> {
  await using held = new AsyncDisposableStack()
  const folder = mkdtempSync(path.join(tmpdir(), 'sutki-site-'))
  held.defer(() => rmSync(folder, { recursive: true, force: true }))
  // Each has a build of its own.
  const servers = ['old', 'new'].map((build) => createServer(tell(build)))
  const urls = await Promise.all(servers.map(listen))
  const away = () => {
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  }
  held.defer(away)
  const nginx = await startNginx(
    folder,
    urls.map((url) => Number(new URL(url).port)),
  )
  held.defer(nginx.stop)

  const wrong: string[] = []
  const check = (what: string, isRight: boolean) => {
    if (!isRight) wrong.push(what)
  }
  const get = (target: string, headers: Record<string, string> = {}) =>
    answerOf(
      request(nginx.url + target, {
        ...{ ca: nginx.ca, servername: SHOP_NAME, agent: false },
        headers: { host: SHOP_NAME, ...headers },
      }),
    )
  for (let time = 0; time < TIMES; time++) {
    check('a file of the old build is found', (await get('/assets/entries/old.js')).status === 200)
    check('a file of the new build is found', (await get('/builds/meta/new.json')).status === 200)
  }
  const { text } = await get('/catalog', { 'x-forwarded-for': '203.0.113.9' })
  const heard = JSON.parse(text)
  check('the visitor’s own X-Forwarded-For is dropped', heard['x-forwarded-for'] === '127.0.0.1')
  check('the servers hear the name', heard.host === SHOP_NAME && heard['x-forwarded-proto'] === 'https')
  check('metrics are not for the world', (await get('/metrics')).status === 404)
  const plain = await answerOf(plainRequest(`${nginx.plainUrl}/catalog?page=2`, { agent: false }))
  check(
    'http leads to https',
    plain.status === 308 && plain.location === `https://${SHOP_NAME}/catalog?page=2`,
  )
  away()
  const alone = await get('/catalog')
  check('without servers: 503 with Retry-After', alone.status === 503 && alone.retryAfter === '5')
  return [none('nginx.conf: what is not as said', [...new Set(wrong)])]
}

function tell(build: string): RequestListener {
  return ({ url = '', headers }, response) => {
    const isFile = /^\/(assets|builds)\//.test(url)
    if (isFile && !url.includes(build)) response.writeHead(404)
    response.end(JSON.stringify(headers))
  }
}

async function answerOf(asked: ReturnType<typeof request>) {
  asked.end()
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  if (!answer) throw new Error('no response')
  let text = ''
  for await (const chunk of answer) text += chunk
  const { location, 'retry-after': retryAfter } = answer.headers
  return { status: answer.statusCode, location, retryAfter, text }
}
