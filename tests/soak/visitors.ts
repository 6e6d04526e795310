import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
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

/** Visitors who send the mix, one request after the other each, until `total` are answered. */
export async function soak(url: string, total: number, visitors: number, soaked: Soaked): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  let number = 0
  let large: Promise<void> = Promise.resolve()

  async function live(): Promise<void> {
    while (number < total) {
      const mixed = mixedRequest(number++)
      if (mixed.isLarge) {
        large = large.then(() => send(mixed))
        await large
      } else await send(mixed)
    }
  }
  async function send({ path, body, accept = '*/*', statuses }: Mixed): Promise<void> {
    const status = await statusOf(path, body, accept).catch((error: Error) => error.message)
    soaked.answered += 1
    soaked.statuses[status] = (soaked.statuses[status] ?? 0) + 1
    if (!statuses.includes(Number(status)) && soaked.wrong.length < KEPT_WRONG)
      soaked.wrong.push(`${path}: ${status}`)
  }
  async function statusOf(path: string, body: object | undefined, accept: string): Promise<number> {
    const sent = request(url + path, {
      agent,
      method: body ? 'POST' : 'GET',
      headers: { accept, 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }) },
    }).end(body && JSON.stringify(body))
    const [answer]: IncomingMessage[] = await once(sent, 'response')
    if (!answer) throw new Error('no response')
    await once(answer.resume(), 'end')
    return answer.statusCode ?? 0
  }
  await Promise.all(Array.from({ length: visitors }, live))
  agent.destroy()
}
