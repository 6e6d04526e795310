import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sendOnly } from '../support/leave.ts'
import { type Mixed, mixedRequest } from './mix.ts'

/** What came of a soak so far. */
export interface Soaked {
  answered: number
  /** How often each status came. */
  statuses: Record<string, number>
  /** The first answers that were not right. */
  wrong: string[]
}

const KEPT_WRONG = 20
/** Who leaves early does so within so many milliseconds. */
const LEFT_WITHIN = 10

/** Visitors who send the mix, one request after the other each, until `total` are answered. */
export async function soak(url: string, total: number, visitors: number, soaked: Soaked): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  let number = 0
  let large: Promise<void> = Promise.resolve()
  /** Of the known pages, as a browser has them. */
  const tags = new Map<string, string>()

  async function live(): Promise<void> {
    while (number < total) {
      const mixed = mixedRequest(number++)
      if (mixed.isLeft) await leave(mixed)
      else if (mixed.isLarge) {
        large = large.then(() => send(mixed))
        await large
      } else await send(mixed)
    }
  }
  function count(status: string): void {
    soaked.answered += 1
    soaked.statuses[status] = (soaked.statuses[status] ?? 0) + 1
  }
  async function leave({ path }: Mixed): Promise<void> {
    const socket = await sendOnly(url, { path })
    await setTimeout(number % LEFT_WITHIN)
    socket.destroy()
    count('left')
  }
  async function send({ isRepeated = false, ...mixed }: Mixed): Promise<void> {
    const { path, statuses } = mixed
    const status = String(await statusOf(mixed).catch((error: Error) => error.message))
    if (status === '503' && isRepeated) return send(mixed)
    count(status)
    if (!statuses.includes(Number(status)) && soaked.wrong.length < KEPT_WRONG)
      soaked.wrong.push(`${path}: ${status}`)
  }
  /** The status; in words what is not right besides it. */
  async function statusOf({ path, body, headers, holds, isRevalidated = false }: Mixed) {
    const tag = isRevalidated ? tags.get(path) : undefined
    const sent = request(url + path, {
      agent,
      method: body ? 'POST' : 'GET',
      headers: {
        ...{ accept: '*/*', 'accept-encoding': 'br', ...headers },
        ...(tag && { 'if-none-match': tag }),
        ...(body && { 'content-type': 'application/json' }),
      },
    }).end(body && JSON.stringify(body))
    const [answer]: IncomingMessage[] = await once(sent, 'response')
    if (!answer) throw new Error('no response')
    if (isRevalidated && answer.headers.etag) tags.set(path, answer.headers.etag)
    const text = await textOf(answer)
    if (holds && answer.statusCode !== 304 && !text.includes(holds))
      return `${answer.statusCode} without ${holds}`
    return answer.statusCode
  }
  await Promise.all(Array.from({ length: visitors }, live))
  agent.destroy()
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const bytes = await buffer(answer)
  const encoding = answer.headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}
