import { CONSENTS_VERSION } from '#company/consents.ts'
import { storedField, storedText } from '#renderer/runtime/browserStorage.ts'
import { sessionRecord } from '#renderer/runtime/sessionRecord.ts'
import type { Fields, FormRules } from '#renderer/runtime/useFields.ts'
import { toTimeSlot } from '#renderer/settings/timeSlots.ts'
import {
  EMPTY_FORM,
  FIELDS,
  type FieldName,
  formProblems,
  type OrderForm,
  ofOwn,
  ofShop,
  TEXT_LENGTHS,
  toMethod,
  UNTICKED,
} from './orderForm.ts'

/** The form with its problems, as its parts are given it. */
export type OrderFields = Fields<OrderForm, FieldName, keyof typeof TEXT_LENGTHS>

/** The form as filled in so far: personal data, so it lives no longer than the tab and the order. */
export const orderDraft = sessionRecord('orderDraft', toOrderForm)

/** The rules of the order form. */
export const orderRules: FormRules<OrderForm, FieldName, keyof typeof TEXT_LENGTHS> = {
  empty: EMPTY_FORM,
  draft: orderDraft,
  names: FIELDS,
  maxLengths: TEXT_LENGTHS,
  problemsOf: formProblems,
}

/** A stored form, validated; null when it is invalid. */
export function toOrderForm(stored: unknown): OrderForm | null {
  if (typeof stored !== 'object' || stored === null) return null
  return {
    ...ofShop(
      (name) => storedText(stored, name, TEXT_LENGTHS[name]),
      (name) => toTimeSlot(storedField(stored, name)),
    ),
    method: toMethod(storedField(stored, 'method')),
    termsAccepted: storedField(stored, 'termsAccepted') === true,
    consent: storedField(stored, 'consent') === true,
    consentsVersion: CONSENTS_VERSION,
    ...ofOwn(({ field }) => storedText(stored, field, TEXT_LENGTHS[field])),
    // Nobody has ticked what other words stood beside.
    ...(storedField(stored, 'consentsVersion') !== CONSENTS_VERSION && UNTICKED),
  }
}
