import type { OrderLimit, OrderProblem } from './orderResult.ts'

/** The problem of an order that a person has to take, with its Russian text. */
export function limitProblem(limit: OrderLimit): OrderProblem {
  return { kind: 'limit', limit, message: TEXTS[limit] }
}

const TEXTS: Record<OrderLimit, string> = {
  size: 'Для сайта этот заказ слишком велик. Пришлите его список сообщением\u00a0— перезвоним, проверим каждую вещь и\u00a0оформим. Корзина останется как есть.',
  open: 'С\u00a0вашего телефона или из\u00a0вашей сети уже оформлено много заказов, поэтому этот сайт принять не\u00a0может. Пришлите его список сообщением\u00a0— перезвоним и\u00a0оформим. Корзина останется как есть.',
}
