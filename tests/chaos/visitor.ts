import { createOrder } from '../support/graphql.ts'
import { sendOnly } from '../support/leave.ts'
import type { Killable } from './processes.ts'

/** What became of one order as its visitor saw it. */
export interface Seen {
  key: string
  attempts: number
  /** The order that the visitor was told of; null when he was refused for good. */
  id: string | null
  /** Every id that he was ever told: more than one is a double. */
  ids: ReadonlySet<string>
  refusal: string | null
}

interface Result {
  __typename: string
  order?: { id: string }
  /** Of a problem: the order that was made all the same, or before it was changed. */
  existingOrder?: { id: string } | null
  code?: string
}
type Answer = { data?: { createOrder: Result } }

const MOST_ATTEMPTS = 1000
const VERSIONS = 3
/** Another version may be at the company, or none. */
const UNSETTLED: ReadonlySet<string> = new Set(['OrderServiceProblem', 'OrderKeyConflict'])

/**
 * Sends one order as a visitor does who wants it: again after every failure that may pass, on the other server each time, and
 * once more when it is made, for the back button. The cart goes with each try. Who `leaves` does so before his first answer, and comes back.
 * Each try changes the order, so the company may have any version of it, but one.
 */
export async function sendUntilSettled(
  order: { key: string; input: object; leaves: boolean },
  servers: readonly Killable[],
  onAttempt: () => void,
): Promise<Seen> {
  const ids = new Set<string>()
  for (let attempts = 1; attempts <= MOST_ATTEMPTS; attempts++) {
    const server = servers[attempts % servers.length]
    if (!server) throw new Error('no server')
    await server.up()
    const goes = order.leaves && attempts === 1
    const input = { ...order.input, comment: `version ${attempts % VERSIONS}` }
    const answer = await (goes ? leave : send)(server.url, { input }).catch(() => null)
    onAttempt()
    const result = answer?.data?.createOrder
    const id = (result?.order ?? result?.existingOrder)?.id
    if (id !== undefined) {
      const isKnown = ids.size > 0
      ids.add(id)
      if (isKnown) return { key: order.key, attempts, id, ids, refusal: null }
    } else if (result && !UNSETTLED.has(result.__typename)) {
      return { key: order.key, attempts, id: null, ids, refusal: result.code ?? result.__typename }
    }
  }
  return { key: order.key, attempts: MOST_ATTEMPTS, id: null, ids, refusal: 'never settled' }
}

function bodyOf(input: object): string {
  const query = createOrder.replace('code message', 'code ... on OrderServiceProblem { retryable }')
  return JSON.stringify({ query, variables: { input } })
}

async function leave(url: string, { input }: { input: object }): Promise<null> {
  const socket = await sendOnly(url, { path: '/graphql', body: bodyOf(input) })
  socket.destroy()
  return null
}

async function send(url: string, { input }: { input: object }): Promise<Answer> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: bodyOf(input),
    signal: AbortSignal.timeout(20_000),
  })
  return answer.json()
}
