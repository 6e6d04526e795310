import { CONSENTS_VERSION } from '#company/consents.ts'
import { MAX_LENGTHS } from '#company/order.ts'
import { feedbackProblems, type FeedbackFields as WrittenFields } from '#gateway/rental/feedback.ts'
import { storedField, storedText } from '#renderer/runtime/browserStorage.ts'
import { sessionRecord } from '#renderer/runtime/sessionRecord.ts'
import type { FormRules, Problems } from '#renderer/runtime/useFields.ts'
import { type TimeSlot, toTimeSlot } from '#renderer/settings/timeSlots.ts'

/** A message, when the visitor wants to be called (null: at any time), and the version of the consents beside it. */
export type FeedbackFields = WrittenFields & { callSlot: TimeSlot | null; consentsVersion: string }

/** A field of the form that can be wrong. */
export type FieldName = keyof WrittenFields

/** The fields whose text is written. */
type TextName = Exclude<FieldName, 'consent'>

const EMPTY: FeedbackFields = {
  ...{ name: '', phone: '', email: '', message: '', callSlot: null, consent: false },
  consentsVersion: CONSENTS_VERSION,
}

const maxLengths = {
  name: MAX_LENGTHS.name,
  phone: MAX_LENGTHS.phone,
  email: MAX_LENGTHS.email,
  message: MAX_LENGTHS.comment,
}

/** The form on every page shares what was written, until it was sent or the tab is closed. */
export const feedbackForm: FormRules<FeedbackFields, FieldName, TextName> = {
  empty: EMPTY,
  draft: sessionRecord('feedbackDraft', toFeedback),
  names: ['name', 'phone', 'email', 'message', 'consent'],
  maxLengths,
  problemsOf: (form) =>
    Object.fromEntries(
      Object.entries(feedbackProblems(form)).map(([name, { message }]) => [name, message]),
    ) as Problems<FieldName>,
}

/** A stored form, checked; null where there is none. A box that was ticked beside other words is empty. */
export function toFeedback(stored: unknown): FeedbackFields | null {
  if (typeof stored !== 'object' || stored === null) return null
  return {
    name: storedText(stored, 'name', maxLengths.name),
    phone: storedText(stored, 'phone', maxLengths.phone),
    email: storedText(stored, 'email', maxLengths.email),
    message: storedText(stored, 'message', maxLengths.message),
    callSlot: toTimeSlot(storedField(stored, 'callSlot')),
    consent:
      storedField(stored, 'consent') === true && storedField(stored, 'consentsVersion') === CONSENTS_VERSION,
    consentsVersion: CONSENTS_VERSION,
  }
}
