import type { Killable } from './processes.ts'
import { byApi, byPage, byPlainForm, type Wanted, type Way } from './ways.ts'

/** What became of one order as its visitor saw it. */
export interface Seen {
  /** The name of the order in the plan. */
  name: string
  way: WayName
  attempts: number
  /** The number that the visitor was told; null when he was refused for good. */
  number: string | null
  /** Every number that he was ever told: more than one is a double. */
  numbers: ReadonlySet<string>
  /** The keys that he sent his order with. */
  keys: ReadonlySet<string>
  refusal: string | null
}

const WAYS = ['api', 'page', 'plain'] as const
type WayName = (typeof WAYS)[number]

const MOST_ATTEMPTS = 1000

/**
 * Sends one order as a visitor does who wants it: again after every failure that may pass, on the other server each time, and
 * by the API once more when it is made, for the back button. Who `leaves` does so before his first answer, and comes back.
 * Each try changes the order: a word, the quantity, the dates. So the company may have any version of it, but one.
 */
export async function sendUntilSettled(
  order: { key: string; number: number; versions: readonly Wanted[]; leaves: boolean },
  servers: readonly Killable[],
  onAttempt: () => void,
): Promise<Seen> {
  const way = WAYS[order.number % WAYS.length] ?? 'api'
  using held = new DisposableStack()
  const sender: Way =
    way === 'page' ? held.use(await byPage()) : way === 'plain' ? byPlainForm() : byApi(order.key)
  const numbers = new Set<string>()
  const keys = new Set<string>()
  const seen = { name: order.key, way, numbers, keys }
  for (let attempts = 1; attempts <= MOST_ATTEMPTS; attempts++) {
    const server = servers[attempts % servers.length]
    const wanted = order.versions[attempts % order.versions.length]
    if (!server || !wanted) throw new Error('no server, or nothing wanted')
    await server.up()
    if (order.leaves && attempts === 1 && sender.leave) {
      await sender.leave(server.url, wanted).catch(() => null)
      onAttempt()
      continue
    }
    const told = await sender.send(server.url, wanted).catch(() => null)
    onAttempt()
    if (told?.key) keys.add(told.key)
    if (told?.number) {
      const isKnown = numbers.size > 0
      numbers.add(told.number)
      if (isKnown || !sender.isRepeatable) return { ...seen, attempts, number: told.number, refusal: null }
    } else if (told?.refusal) return { ...seen, attempts, number: null, refusal: told.refusal }
  }
  return { ...seen, attempts: MOST_ATTEMPTS, number: null, refusal: 'never settled' }
}
