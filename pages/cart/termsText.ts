import { roubles } from '#renderer/ui/format.ts'
import type { Prepayment } from './+query.ts'

/** What delivery costs for a sum in roubles, and what is paid beforehand; empty where the settings say nothing. */
export function termsText(total: number, { delivery, prepayment }: Terms): string {
  return [deliveryText(total, delivery), prepaymentText(total, prepayment)].filter(Boolean).join('. ')
}

/** The shop's terms; null where the service gives none. */
export type Terms = {
  delivery: { zone: string | null; price: number | null; freeFrom: number | null } | null
  prepayment: Prepayment
}

function deliveryText(total: number, delivery: Terms['delivery']): string {
  if (!delivery) return ''
  const { zone, price, freeFrom } = delivery
  const what = zone ? `Доставка (${zone})` : 'Доставка'
  if (freeFrom !== null && total >= freeFrom)
    return `${what}\u00A0— бесплатно: заказ от\u00A0${roubles(freeFrom)}`
  if (price === null) return ''
  const free = freeFrom === null ? '' : `, от\u00A0${roubles(freeFrom)} бесплатно`
  return `${what}\u00A0— ${roubles(price)}${free}`
}

function prepaymentText(total: number, prepayment: Prepayment): string {
  if (!prepayment) return ''
  const { percent, fullUpTo } = prepayment
  if (fullUpTo !== null && total <= fullUpTo) return 'Полная оплата после подтверждения'
  return percent === null ? '' : `Предоплата ${percent}\u00A0% после подтверждения`
}
