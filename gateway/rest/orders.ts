import type { Client } from './client.ts'
import type { Rest } from './rest.ts'

type OrderCalls = Pick<Rest, 'createOrder' | 'reportTrafficSource' | 'sendFeedback'>

/** Everything that is written: orders, feedback, traffic sources. */
export function orderCalls({ ask }: Client): OrderCalls {
  return {
    async createOrder(body, { idempotencyKey }) {
      const { replayed, ...order } = await ask('createOrder', { body, idempotencyKey })
      return { order, replayed: replayed ?? false }
    },
    reportTrafficSource: (body) => ask('reportTrafficSource', { body }),
    sendFeedback: (body) => ask('sendFeedback', { body }),
  }
}
