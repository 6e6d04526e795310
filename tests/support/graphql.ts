/** Asks a server's gateway over HTTP and answers `data`. Throws with the errors when there are any. */
export async function ask<Data>(url: string, query: string, variables: object = {}): Promise<Data> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'graphql-require-preflight': '1',
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
    ...order,
  }
}

/** Creates an order and answers its number and sum in roubles; a problem is an answer of its own, with `message`. */
export const createOrder = `mutation CreateOrder($input: CreateOrderInput!) {
  createOrder(input: $input) {
    __typename
    ... on OrderCreated { replayed order { id number total } }
    ... on OrderProblem { code message }
  }
}`

export interface CreateOrderAnswer {
  createOrder: {
    __typename: string
    replayed?: boolean
    order?: { id: string; number: string; total: number }
    message?: string
  }
}
