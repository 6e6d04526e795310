import { createTab } from '#renderer/graphql/tabClient.ts'
import { createOrderMutation } from '../../pages/order/index/submit/documents.ts'
import type { OrderContent } from '../../pages/order/index/submit/orderContent.ts'
import { orderKey } from '../../pages/order/index/submit/pendingOrder.ts'
import { submitOrder } from '../../pages/order/index/submit/submitOrder.ts'
import { createOrder, orderInput } from '../support/graphql.ts'
import { sendOnly } from '../support/leave.ts'
import { AGREED } from '../support/orders.ts'

/** What one visitor wants; each try may want another version of it. */
export interface Wanted {
  period: { start: string; end: string }
  productId: string
  quantity: number
  comment: string
}

/** What a try came to: the number that the visitor was told, why he was refused for good, or neither. */
interface Told {
  key: string | null
  number?: string | undefined
  refusal?: string | undefined
}

/** One visitor, who sends his order by one of the ways. */
export interface Way {
  send(url: string, wanted: Wanted): Promise<Told>
  /** Sends it and does not wait; absent: this way cannot. */
  leave?(url: string, wanted: Wanted): Promise<void>
  /** True if a made order is answered again to who sends it once more. */
  isRepeatable: boolean
}

const UNSETTLED: ReadonlySet<string> = new Set(['OrderServiceProblem', 'OrderKeyConflict'])
const SECONDS = 20

/** An app, which keeps its key. */
export function byApi(key: string): Way {
  const bodyOf = ({ period, productId, quantity, comment }: Wanted) => {
    const input = orderInput({ idempotencyKey: key, period, lines: [{ productId, quantity }] })
    return JSON.stringify({ query: createOrder, variables: { input: { ...input, comment } } })
  }
  return {
    isRepeatable: true,
    async send(url, wanted) {
      const answer = await fetch(`${url}/graphql`, {
        ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: bodyOf(wanted) },
        signal: AbortSignal.timeout(SECONDS * 1000),
      })
      const { data } = (await answer.json()) as { data?: { createOrder: Result } }
      const result = data?.createOrder
      const number = (result?.order ?? result?.existingOrder)?.number
      const isRefused = result && number === undefined && !UNSETTLED.has(result.__typename)
      return { key, number, ...(isRefused && { refusal: result.code ?? result.__typename }) }
    },
    async leave(url, wanted) {
      const socket = await sendOnly(url, { path: '/graphql', body: bodyOf(wanted) })
      socket.destroy()
    },
  }
}

type Result = {
  __typename: string
  order?: { number: string }
  /** Of a problem: the order that was made all the same, or before it was changed. */
  existingOrder?: { number: string } | null
  code?: string
}

let page: Promise<unknown> = Promise.resolve()

/** The page with scripts: what its button runs. A process is one browser, so these visitors come one after another. */
export async function byPage(): Promise<Way & Disposable> {
  const before = page
  const { promise, resolve } = Promise.withResolvers<void>()
  page = promise
  await before
  let agreed = 0
  return {
    isRepeatable: false,
    [Symbol.dispose]: resolve,
    async send(url, { period, productId, quantity, comment }) {
      const { client } = createTab({}, `${url}/graphql`)
      const { idempotencyKey: _, ...form } = orderInput({
        ...{ idempotencyKey: '', period, lines: [{ productId, quantity }] },
      })
      const key = orderKey()
      const outcome = await submitOrder(
        {
          client,
          createOrder: (variables) => client.mutation(createOrderMutation, variables).toPromise(),
        },
        { ...form, comment } as OrderContent,
        agreed,
      )
      if (outcome.kind === 'created') return { key, number: outcome.number }
      if (outcome.kind === 'price') agreed = outcome.total
      if (outcome.kind !== 'conflict' && outcome.kind !== 'input' && outcome.kind !== 'limit') return { key }
      const [number] = /С-\d+/.exec(outcome.message) ?? []
      return number ? { key, number } : { key, refusal: outcome.kind }
    },
  }
}

/** The form without scripts: another plan is another page, and a browser keeps cookies. */
export function byPlainForm(): Way {
  let cookie = ''
  /** The page of the order, once it is made: its number stands there. */
  let placed = ''
  let sentKey: string | null = null
  const keep = ({ headers }: Response) => {
    for (const set of headers.getSetCookie())
      if (set.startsWith('orderKey=')) cookie = set.split(';')[0] ?? ''
  }
  return {
    isRepeatable: false,
    async send(url, { period, productId, quantity, comment }) {
      const signal = AbortSignal.timeout(SECONDS * 1000)
      if (placed) return { key: sentKey, number: await numberOn(url + placed, signal) }
      const target = `${url}/order?v=1&s=${period.start}&e=${period.end}&l=${productId}_${quantity}`
      const opened = await fetch(target, { headers: { cookie }, signal })
      keep(opened)
      const html = await opened.text()
      const fieldIn = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
      const key = fieldIn('key')
      const total = fieldIn('total')
      const fields = {
        ...{ name: 'Марина Ветрова', phone: '+79162451122', address: 'Садовая ул., 12', comment, key },
        ...AGREED,
        ...(total && { total }),
      }
      const answer = await fetch(target, {
        ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(fields), signal },
        headers: { cookie, origin: url },
      })
      keep(answer)
      const text = await answer.text()
      const place = answer.headers.get('location') ?? ''
      if (place.startsWith('/my-order/')) {
        placed = place
        sentKey = key || null
        return { key: sentKey, number: await numberOn(url + placed, signal) }
      }
      const number = answer.status === 409 ? /С-\d+/.exec(text)?.[0] : undefined
      if (number) return { key: key || null, number }
      const isRefused = answer.status === 422 && key !== ''
      return { key: key || null, ...(isRefused && { refusal: 'form' }) }
    },
  }
}

async function numberOn(url: string, signal: AbortSignal): Promise<string | undefined> {
  return /С-\d+/.exec(await (await fetch(url, { signal })).text())?.[0]
}
