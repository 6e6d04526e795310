import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'

const madeOrder = graphql(`
  fragment MadeOrder on Order {
    id number secret state validUntil total
    period { start end }
  }
`)

/** Orders; every outcome is an answer, not an error. */
export const createOrderMutation = graphql(
  `
  mutation CreateOrder($input: CreateOrderInput!) {
    createOrder(input: $input) {
      __typename
      ... on OrderCreated {
        order { ...MadeOrder }
      }
      ... on OrderInputProblem {
        message
        fields { field name message }
        period { message }
        lines { productId parentId code message available }
      }
      ... on OrderPriceProblem {
        message expected total
        delivery { expected now }
        quote {
          minOrderDays
          lines {
            productId total
            product { id basicPricePerDay additionalPricePerDay }
          }
          relatedLines { productId parentId price total }
        }
      }
      ... on OrderLimitProblem { message }
      ... on OrderKeyConflict { message }
      ... on OrderServiceProblem {
        message detail retryable mayExist
        existingOrder { ...MadeOrder }
      }
    }
  }
`,
  [madeOrder],
)

/** The status of an order whose response was lost. */
export const orderStatusQuery = graphql(
  `
  query OrderStatus($key: ID!) {
    orderStatus(idempotencyKey: $key) {
      state
      order { ...MadeOrder }
    }
  }
`,
  [madeOrder],
)

/** The gateway's answer to an order. */
export type CreateOrderAnswer = ResultOf<typeof createOrderMutation>['createOrder']
