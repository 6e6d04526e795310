import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { renderToString } from 'react-dom/server'
import { request as ask } from 'undici'
import { elementsOf } from './elements.ts'

// A server with nothing but what a task needs, to measure the shop by. Its first argument says which, the second what it is made of;
// it prints its URL, and answers at /metrics how much processor time it has used.

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** Answers a page as it once was: packed, and as it lies in memory. */
async function buffer(page: string): Promise<Answer> {
  const body = gzipSync(await read(page))
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': body.length,
  }
  return (_, response) => {
    response.writeHead(200, headers)
    response.end(body)
  }
}

/** Draws the elements of a page with React, without a component, data or a router. */
async function elements(page: string): Promise<Answer> {
  const tree = elementsOf(await read(page))
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(renderToString(tree))
  }
}

/** Answers one query as a gateway without GraphQL would. */
async function handwritten(list: string): Promise<Answer> {
  return async (request, response) => {
    const { period } = JSON.parse(await text(request)).variables as { period: Period }
    const dates = `reservation_start_at=${period.start}&reservation_end_at=${period.end}`
    const answer = await ask(`${list}&${dates}`)
    const { result } = (await answer.body.json()) as { result: { data: Product[] } }
    const items = result.data.map(({ id, slug, name, basicPricePerDay, stocks, images }) => ({
      id: String(id),
      slug,
      name,
      basicPricePerDay,
      stock: typeof stocks === 'number' ? stocks : stocks[0]?.stock,
      images: images.map(({ original }) => ({ original })),
    }))
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify({ data: { products: { items } } }))
  }
}

type Period = { start: string; end: string }
type Product = Record<'id' | 'slug' | 'name' | 'basicPricePerDay', unknown> & {
  stocks: number | { stock: number }[]
  images: { original: string }[]
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url)
  return answer.text()
}

const KINDS: Record<string, (source: string) => Promise<Answer>> = { buffer, elements, handwritten }

const [kind = '', source = ''] = process.argv.slice(2)
const answer = await KINDS[kind]?.(source)
if (!answer) throw new Error(`There is no mark called ${kind}`)
const server = createServer((request, response) => {
  if (request.url !== '/metrics') return void answer(request, response)
  const { user, system } = process.cpuUsage()
  response.end(`process_cpu_seconds_total ${(user + system) / 1e6}\n`)
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
