import { MAX_LENGTHS } from '#gateway/rental/customer.ts'
import { type Fields, useFields } from '#renderer/runtime/useFields.ts'
import { orderDraft } from './orderDraft.ts'
import { EMPTY_FORM, FIELDS, type FieldName, formProblems, type OrderForm } from './orderForm.ts'

/** The order form with its problems. */
export function useOrderForm(): OrderFields {
  return useFields({
    empty: EMPTY_FORM,
    draft: orderDraft,
    names: FIELDS,
    maxLengths: MAX_LENGTHS,
    problemsOf: formProblems,
  })
}

export type OrderFields = Fields<OrderForm, FieldName, keyof typeof MAX_LENGTHS>
