import type { Answer, TestGateway } from './testGateway.ts'
import { PERIOD } from './testGateway.ts'

/** What `createOrder` answers, with every problem's fields. */
export type Result = {
  __typename: string
  code?: string
  message?: string
  replayed?: boolean
  order?: { id: string; number: string; total: number }
  fields?: { field: string; code: string; message: string }[]
  lines?: {
    productId: string
    parentId: string | null
    code: string
    message: string
    available: number | null
  }[]
  reason?: string
  errorCode?: string
  detail?: string | null
  status?: number | null
  retryable?: boolean
}

const MUTATION = `mutation Order($input: CreateOrderInput!) {
  createOrder(input: $input) {
    __typename
    ... on OrderProblem { code message }
    ... on OrderCreated { replayed order { id number total } }
    ... on OrderInputProblem { fields { field code message } }
    ... on OrderPeriodProblem { reason minOrderDays today }
    ... on OrderLinesProblem { lines { productId parentId code message requested available } }
    ... on OrderServiceProblem { errorCode detail status retryable requestId }
  }
}`

/** A good order of two chairs for three days, changed as a test needs it. */
export function orderInput(key: string, changes: object = {}): object {
  return {
    idempotencyKey: key,
    period: PERIOD,
    lines: [{ productId: '101', quantity: 2 }],
    customer: { name: 'Анна Ким', phone: '+7 900 000-00-00', email: 'anna@mail.example' },
    delivery: { method: 'PICKUP' },
    consent: true,
    ...changes,
  }
}

/** Sends an order and answers its result. */
export async function sendOrder({ ask }: Pick<TestGateway, 'ask'>, input: object): Promise<Result> {
  const answer: Answer<{ createOrder: Result }> = await ask(MUTATION, { input })
  if (!answer.data) throw new Error(JSON.stringify(answer.errors))
  return answer.data.createOrder
}
