/** Queries a server's gateway over HTTP and returns `data`. Throws with the errors when there are any. */
export async function ask<Data>(
  url: string,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<Data> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'graphql-require-preflight': '1',
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = await answer.json()
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

/** An order of the given lines by a customer who wants delivery. */
export function orderInput(order: {
  idempotencyKey: string
  period: { start: string; end: string }
  lines: object[]
}) {
  return {
    relatedLines: [],
    customer: { name: 'Марина Ветрова', phone: '+79162451122', email: 'marina@example.ru' },
    delivery: {
      method: 'DELIVERY',
      address: 'Москва, Садовая ул., 12',
      deliverySlot: 'FROM_9_TO_12',
      returnSlot: 'FROM_18_TO_21',
    },
    consent: true,
    termsAccepted: true,
    ...order,
  }
}

/** Creates an order; the result has its number and sum in roubles, or the problem with all of its fields. */
export const createOrder = `mutation CreateOrder($input: CreateOrderInput!) {
  createOrder(input: $input) {
    __typename
    ... on OrderCreated { replayed order { id number total } }
    ... on OrderProblem { code message }
    ... on OrderInputProblem {
      fields { field name code message }
      period { reason message minOrderDays today }
      lines { productId parentId code message requested available }
    }
    ... on OrderPriceProblem { expected total quote { total lines { productId total } } }
    ... on OrderServiceProblem { errorCode detail status retryable mayExist requestId field existingOrder { id number } }
    ... on OrderKeyConflict { existingOrder { id number } }
  }
}`

export interface CreateOrderAnswer {
  createOrder: {
    __typename: string
    replayed?: boolean
    order?: { id: string; number: string; total: number }
    code?: string
    message?: string
    fields?: { field: string; name: string | null; code: string; message: string }[]
    lines?: {
      productId: string
      parentId: string | null
      code: string
      message: string
      available: number | null
    }[]
    period?: { reason: string; message: string; minOrderDays: number; today: string } | null
    expected?: number
    total?: number
    quote?: { total: number; lines: { productId: string; total: number }[] }
    errorCode?: string
    detail?: string | null
    status?: number | null
    field?: string | null
    retryable?: boolean
    mayExist?: boolean
    existingOrder?: { id: string; number: string } | null
  }
}
