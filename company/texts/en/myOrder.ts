// What became of a customer's wish for an order.
export const unclear = 'We cannot tell whether it reached us. Please send it again: nothing is done twice'
export const refusals = {
  NOT_FOUND: 'There is no such order',
  ORDER_CLOSED: 'This order can no longer be changed here. Please call us',
  OUT_OF_STOCK: 'Fewer are available on these dates. Change the units or the dates',
  PRICE_CHANGED: 'The price would be different. If you agree, send your request with it',
  TERMS_CHANGED: 'The terms of cancellation have changed. Please read the new ones and decide again',
  KEY_CONFLICT: 'This form was sent before with other content. Please check it and send it again',
  NOT_ACCEPTED: 'These dates or items cannot be had. Change them, or call us',
}
