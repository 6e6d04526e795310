import { texts } from '#company/texts/index.ts'
import type { Payment } from '#gateway/rental/payment.ts'
import { sumRoubles } from '#gateway/rental/price.ts'
import type { ShopTerms } from '#renderer/settings/usePaymentTerms.ts'
import { capitalized, roubles } from '#renderer/ui/format.ts'

/** A step after an order, and its payment; `sum` in roubles, null where the company names none. */
export type PayStep = { title: string; sum: number | null; text: string }

/** Where nobody says how an order is paid. */
export const UNKNOWN_STEP: PayStep = { title: texts.paySteps.pay, sum: null, text: texts.paySteps.payText }

/** The payments after an order is confirmed: in advance, and at the handover, null where nothing is left for it. `paying` is the company's own sentence about the first. */
export function paySteps(
  payment: Payment,
  terms: ShopTerms,
  paying: string | null,
): { beforehand: PayStep; handover: PayStep | null } {
  return { beforehand: beforehand(payment, terms, paying ?? ''), handover: handover(payment, terms) }
}

/** True if the company says anything of when an order is paid. */
export function hasPaymentTerms({ prepayment, deposit }: Payment): boolean {
  return prepayment !== null || deposit !== null
}

function beforehand({ prepayment, payable }: Payment, terms: ShopTerms, paying: string): PayStep {
  const { percent = null, fullUpTo = null } = terms.prepayment ?? {}
  if (prepayment === null) return UNKNOWN_STEP
  if (prepayment === 0) return { title: texts.paySteps.nothingBeforehand, sum: 0, text: '' }
  if (prepayment < payable) return { title: texts.paySteps.prepay(percent), sum: prepayment, text: paying }
  const isSmall = fullUpTo !== null && payable <= fullUpTo
  const whole = isSmall ? texts.paySteps.wholeUpTo(roubles(fullUpTo)) : ''
  return { title: texts.paySteps.payWhole, sum: prepayment, text: [whole, paying].filter(Boolean).join('. ') }
}

function handover({ prepayment, rest, deposit }: Payment, terms: ShopTerms): PayStep | null {
  const days = terms.deposit?.returnWorkingDays ?? null
  const parts = [
    rest !== null && rest > 0 && texts.paySteps.rest(roubles(rest), prepayment === 0),
    deposit !== null &&
      deposit > 0 &&
      texts.paySteps.deposit(roubles(deposit), days === null ? null : texts.workingDays.workingDays(days)),
    deposit === 0 && texts.paySteps.noDeposit,
  ].filter((part) => part !== false)
  if (parts.length === 0) return null
  return {
    title: texts.paySteps.handover,
    sum: sumRoubles([rest ?? 0, deposit ?? 0]),
    text: capitalized(parts.join(', ')),
  }
}
