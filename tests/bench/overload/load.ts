import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { requestOf } from './requests.ts'

/** What came of a load. */
export interface Loaded {
  /** Requests that were sent, a second. */
  offered: number
  /** Good answers that came in the time of the load, a second. */
  goodput: number
  /** Milliseconds within which 99 of 100 good answers came. */
  p99: number
  refused: number
  /** Answers that are neither good nor a refusal with 503 and `Retry-After`. */
  wrong: string[]
}

/** The longest that the first refusal may take: until then those who are too many may be a burst, and wait. Seconds. */
const BEGINNING = 60
const KEPT_WRONG = 10
const TICK_MS = 5

/** Visitors who come again as soon as they are answered: what the server carries. */
export async function closedLoad(url: string, visitors: number, seconds: number): Promise<Loaded> {
  const load = startCounting(url, seconds)
  async function live(): Promise<void> {
    while (load.isOn()) await load.send()
  }
  await Promise.all(Array.from({ length: visitors }, live))
  return load.sum()
}

/** Visitors who come at a rate, whether others are answered or not. Counted from the first refusal on. */
export async function openLoad(url: string, rate: number, seconds: number): Promise<Loaded> {
  const load = startCounting(url, seconds, BEGINNING)
  const started = performance.now()
  const sent: Promise<void>[] = []
  while (load.isOn()) {
    const due = ((performance.now() - started) / 1000) * rate
    while (sent.length < due) sent.push(load.send())
    await setTimeout(TICK_MS)
  }
  await Promise.all(sent)
  return load.sum()
}

function startCounting(url: string, seconds: number, beginning = 0) {
  const agent = new Agent({ keepAlive: true })
  const started = performance.now()
  let first = started + beginning * 1000
  let last = first + seconds * 1000
  const times: number[] = []
  const wrong: string[] = []
  let sent = 0
  let inTime = 0
  let refused = 0

  async function send(): Promise<void> {
    const begun = performance.now()
    const { path, headers, body } = requestOf(sent++)
    try {
      const asked = request(url + path, { agent, headers, method: body ? 'POST' : 'GET' }).end(body)
      const [answer]: IncomingMessage[] = await once(asked, 'response')
      if (!answer) throw new Error('no response')
      await once(answer.resume(), 'end')
      count(answer, begun)
    } catch (error) {
      note(`${path}: ${error}`)
    }
  }
  function count({ statusCode, headers }: IncomingMessage, begun: number): void {
    const now = performance.now()
    if (statusCode === 503 && headers['retry-after'] !== undefined) {
      if (now < first) {
        first = now
        last = now + seconds * 1000
      }
      refused += 1
    } else if (statusCode === 200) {
      if (begun >= first) times.push(now - begun)
      if (now >= first && now <= last) inTime += 1
    } else note(`${statusCode}`)
  }
  function note(what: string): void {
    if (wrong.length < KEPT_WRONG) wrong.push(what)
  }
  return {
    send,
    isOn: () => performance.now() < last,
    sum(): Loaded {
      agent.destroy()
      const sorted = times.toSorted((one, other) => one - other)
      const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN
      return { offered: (sent * 1000) / (last - started), goodput: inTime / seconds, p99, refused, wrong }
    },
  }
}
