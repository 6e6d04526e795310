import { texts } from '#company/texts/index.ts'
import type { Payment } from '#gateway/rental/payment.ts'
import { sumRoubles } from '#gateway/rental/price.ts'
import type { ShopTerms } from '#renderer/settings/usePaymentTerms.ts'
import { capitalized, roubles } from '#renderer/ui/format.ts'

/** What happens after an order, and what is paid then; `sum` in roubles, null where the company names none. */
export type PayStep = { title: string; sum: number | null; text: string }

/** The payments after an order is confirmed: in advance, and at the handover. `paying` is the company's own sentence about the first. */
export function paySteps(
  payment: Payment,
  terms: ShopTerms,
  paying: string | null,
): { beforehand: PayStep; handover: PayStep } {
  return { beforehand: beforehand(payment, terms, paying ?? ''), handover: handover(payment, terms) }
}

/** Whether the company says anything of when an order is paid. */
export function hasPaymentTerms({ prepayment, deposit }: Payment): boolean {
  return prepayment !== null || deposit !== null
}

function beforehand({ prepayment, payable }: Payment, terms: ShopTerms, paying: string): PayStep {
  const { percent = null, fullUpTo = null } = terms.prepayment ?? {}
  if (prepayment === null)
    return { title: 'Оплата', sum: null, text: 'Как и\u00A0когда\u00A0— скажем по\u00A0телефону' }
  if (prepayment === 0) return { title: 'Без предоплаты', sum: 0, text: '' }
  if (prepayment < payable)
    return { title: `Предоплата ${percentText(percent)}`, sum: prepayment, text: paying }
  const isSmall = fullUpTo !== null && payable <= fullUpTo
  const whole = isSmall ? `До\u00A0${roubles(fullUpTo)}\u00A0— сразу целиком` : ''
  return { title: 'Оплатите весь заказ', sum: prepayment, text: [whole, paying].filter(Boolean).join('. ') }
}

function handover({ prepayment, rest, deposit }: Payment, terms: ShopTerms): PayStep {
  const days = terms.deposit?.returnWorkingDays ?? null
  const parts = [
    rest !== null && rest > 0 && `${prepayment === 0 ? 'весь заказ' : 'остаток'} ${roubles(rest)}`,
    deposit !== null && deposit > 0 && `депозит ${roubles(deposit)}${days === null ? '' : backIn(days)}`,
    deposit === 0 && 'депозит не\u00A0нужен',
  ].filter((part) => part !== false)
  return {
    title: 'При получении',
    sum: rest === null && !deposit ? null : sumRoubles([rest ?? 0, deposit ?? 0]),
    text: capitalized(parts.join(', ')),
  }
}

function percentText(percent: number | null): string {
  return percent === null ? '' : `${String(percent).replace('.', ',')}\u00A0%`
}

function backIn(days: number): string {
  return `\u00A0— вернём за\u00A0${texts.workingDays.workingDays(days)}`
}
