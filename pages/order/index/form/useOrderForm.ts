import { type Fields, useFields } from '#renderer/runtime/useFields.ts'
import { orderDraft } from './orderDraft.ts'
import {
  EMPTY_FORM,
  FIELDS,
  type FieldName,
  formProblems,
  type OrderForm,
  TEXT_LENGTHS,
} from './orderForm.ts'

/** The order form with its problems. */
export function useOrderForm(): OrderFields {
  return useFields({
    empty: EMPTY_FORM,
    draft: orderDraft,
    names: FIELDS,
    maxLengths: TEXT_LENGTHS,
    problemsOf: formProblems,
  })
}

export type OrderFields = Fields<OrderForm, FieldName, keyof typeof TEXT_LENGTHS>
