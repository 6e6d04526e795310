import { texts } from '#company/texts/index.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'
import type { OwnHead } from '#renderer/page/pageHead.ts'
import { orderWords } from '#renderer/settings/orderWords.ts'

export const orderDocument = graphql(`
  query CustomerOrder($secret: ID!) {
    order(secret: $secret) {
      number state createdAt validUntil
      period { start end }
      delivery { method place deliverySlot returnSlot }
      lines {
        productId parentId name quantity total
        product {
          id
          images { original }
        }
      }
      sums { total delivery paid }
      terms { change cancellation refund }
      change {
        total
        period { start end }
      }
      payUrl
      documents { title url }
    }
  }
`)

const actionFragment = graphql(`
  fragment OrderAction on OrderActionResult {
    __typename
    ... on Problem { message }
    ... on OrderActionRefusal {
      code total
      lines { message }
    }
  }
`)

export const requestChangeMutation = graphql(
  `mutation RequestOrderChange($input: OrderChangeInput!) {
    result: requestOrderChange(input: $input) { ...OrderAction }
  }`,
  [actionFragment],
)

export const cancelMutation = graphql(
  `mutation CancelOrder($input: CancelOrderInput!) { result: cancelOrder(input: $input) { ...OrderAction } }`,
  [actionFragment],
)

export type ActionAnswer = ResultOf<typeof cancelMutation>['result']
export type CustomerOrder = NonNullable<ResultOf<typeof orderDocument>['order']>

declare global {
  namespace Vike {
    interface PageContext {
      /** The order of the secret in the address, from the server alone: no cache of a browser has it. */
      myOrder?: MyOrder
    }
  }
}

/** The order as its page shows it. */
export type MyOrder = {
  order: CustomerOrder
  /** The name of one wish: sent again with it, it is the same. */
  name: string
  /** The act of a moment ago; null without one. */
  done: Act | null
  /** The form that was sent, and why it was not done; null where none was. */
  refused: RefusedWish | null
}

export type RefusedWish = {
  act: Act
  message: string
  /** The sum of the changed order: accepted by sending once more. */
  total: number | null
  fields: Readonly<Record<string, string>>
}

/** The forms of the page: their button, and the answer to what was done. */
export type Act = 'change' | 'cancel'

/** The fields of the forms. */
export const FIELDS = { key: 'key', act: 'act', agreed: 'agreed', terms: 'terms', refund: 'refund' } as const

/** The field with the quantity of a line. */
export function quantityField({
  productId,
  parentId,
}: Pick<CustomerOrder['lines'][number], 'productId' | 'parentId'>): string {
  return `q:${encodeURIComponent(productId)}:${encodeURIComponent(parentId ?? '')}`
}

/** Read out when the page opens: so it says first what was done, or how the order is. */
export const head: OwnHead = ({ pageContext: { myOrder } }) => {
  if (!myOrder) return { title: texts.orderWords.mine }
  const { order, done, refused } = myOrder
  if (refused) return { title: texts.orderForm.wrong + orderWords(order.state === 'REQUESTED').mine }
  return { title: done === 'change' ? texts.myOrder.changeAsked : texts.myOrder.titles[order.state] }
}
