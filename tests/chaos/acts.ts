import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sendOnly } from '../support/leave.ts'
import type { Killable } from './processes.ts'
import type { Wanted } from './ways.ts'

/** What a customer does with a made order, and what became of it as he saw it. */
export interface Acted {
  name: string
  number: string
  act: 'change' | 'cancel'
  attempts: number
  /** Null: it was done, and once more when it was repeated. */
  refusal: string | null
}

const MOST_ATTEMPTS = 1000
const SECONDS = 20
const RESULT = '{ __typename ... on OrderActionRefusal { code } }'
const QUERIES = {
  change: `mutation ($input: OrderChangeInput!) { result: requestOrderChange(input: $input) ${RESULT} }`,
  cancel: `mutation ($input: CancelOrderInput!) { result: cancelOrder(input: $input) ${RESULT} }`,
}
const STATUS = 'query ($key: ID!) { orderStatus(idempotencyKey: $key) { order { secret number } } }'
type Made = { secret: string | null; number: string } | null
type Answer = { orderStatus?: { order: Made }; result?: { __typename: string; code?: string } }

/** Asks for a change of a made order, or cancels it, as a customer does who wants it: again after every failure, at the other server each time, and once more when it is done. Who leaves does so before his first answer. */
export async function actUntilDone(
  order: { name: string; number: string; keys: ReadonlySet<string>; leaves: boolean },
  act: Acted['act'],
  wanted: Wanted,
  servers: readonly Killable[],
  onAttempt: () => void,
): Promise<Acted> {
  const { name, number, keys, leaves } = order
  let secret: string | null = null
  let done = 0
  for (let attempts = 1; attempts <= MOST_ATTEMPTS; attempts++) {
    const server = servers[attempts % servers.length] as Killable
    await server.up()
    secret ??= await secretOf(server.url, keys, number)
    if (secret === null) continue
    const body = { query: QUERIES[act], variables: { input: inputOf(act, secret, name, wanted) } }
    if (leaves && attempts === 1) {
      const socket = await sendOnly(server.url, { path: '/graphql', body: JSON.stringify(body) }).catch(
        () => null,
      )
      socket?.destroy()
      onAttempt()
      continue
    }
    const result = (await ask(server.url, body))?.result
    onAttempt()
    if (result?.__typename === 'OrderActionDone') done += 1
    const refusal = result?.__typename === 'OrderActionRefusal' ? `${result.code}` : null
    if (refusal || done === 2) return { name, number, act, attempts, refusal }
  }
  return { name, number, act, attempts: MOST_ATTEMPTS, refusal: 'never done' }
}

function inputOf(act: Acted['act'], secret: string, name: string, { period, productId, quantity }: Wanted) {
  const own = { secret, idempotencyKey: `${name}-${act}` }
  return act === 'cancel' ? own : { ...own, period, lines: [{ productId, quantity }] }
}

async function secretOf(url: string, keys: ReadonlySet<string>, number: string): Promise<string | null> {
  for (const key of keys) {
    const made = (await ask(url, { query: STATUS, variables: { key } }))?.orderStatus?.order
    if (made?.number === number) return made.secret
  }
  return null
}

async function ask(url: string, body: object): Promise<Answer | null> {
  const answer = await fetch(`${url}/graphql`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    signal: AbortSignal.timeout(SECONDS * 1000),
  }).catch(() => null)
  const { data = null } = ((await answer?.json().catch(() => null)) ?? {}) as { data?: Answer }
  return data
}

/** What was done is kept, once, and nothing besides. */
export function judgeActs(acted: readonly Acted[], folder: string) {
  const database = new DatabaseSync(path.join(folder, 'sutki.db'), { readOnly: true })
  const kept = database
    .prepare(
      `SELECT order_id AS id, state, (SELECT count(*) FROM change_requests c WHERE c.order_id = p.order_id) AS wishes
       FROM order_pages p`,
    )
    .all()
  database.close()
  const of = ({ number }: Acted) => kept.find(({ id }) => id === Number(number.replace(/\D/g, '')))
  const isKept = (each: Acted) =>
    each.act === 'cancel' ? of(each)?.state === 'cancelled' : Number(of(each)?.wishes) > 0
  const named = (list: readonly Acted[]) => list.map(({ name, act }) => `${act} of ${name}`)
  const count = (act: Acted['act']) => acted.filter((each) => each.act === act).length
  const wishes = kept.reduce((sum, row) => sum + Number(row.wishes), 0)
  const cancelled = kept.filter(({ state }) => state === 'cancelled').length
  return {
    acts: { change: count('change'), cancel: count('cancel') },
    lost: named(acted.filter((each) => each.refusal === null && !isKept(each))),
    doubled: [
      ...named(acted.filter((each) => Number(of(each)?.wishes) > 1)),
      ...(wishes > count('change') ? ['changes that nobody wanted'] : []),
      ...(cancelled > count('cancel') ? ['cancellations that nobody wanted'] : []),
    ],
    refused: acted.flatMap(({ name, act, refusal }) => (refusal ? [`${act} of ${name}: ${refusal}`] : [])),
    attempts: acted.reduce((sum, { attempts }) => sum + attempts, 0),
  }
}
