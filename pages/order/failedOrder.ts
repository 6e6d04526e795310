import { texts } from '#company/texts/index.ts'
import { storedField, storedText } from '#renderer/runtime/browserStorage.ts'
import { sessionRecord } from '#renderer/runtime/sessionRecord.ts'
import type { SiteSettings } from '#renderer/settings/settingsQuery.ts'

/** Why the last order failed, for the error page. */
export type FailedOrder = {
  /** Russian, for the visitor. */
  message: string
  /** The technical message, for a call to the company; empty when there is none. */
  detail: string
  /** True if the same order may succeed later. */
  retryable: boolean
  /** True if the order may have been made all the same. */
  mayExist: boolean
}

/** The title of the failure: what is known of the order, else the company's words. */
export function failureTitle(mayExist: boolean, settings: SiteSettings | null): string {
  if (mayExist) return texts.orderSending.noAnswerYet
  return settings?.order?.errorTitle ?? texts.orderOutcome.notSent
}

/** The head of the page after it: whether the order was made is not always known. */
export const head = { title: texts.orderWords.yours }

/** Where the order form leaves the failure for the page after it. */
export const failedOrder = sessionRecord('failedOrder', toFailedOrder)

function toFailedOrder(stored: unknown): FailedOrder | null {
  const message = storedText(stored, 'message')
  if (!message) return null
  return {
    message,
    detail: storedText(stored, 'detail'),
    retryable: storedField(stored, 'retryable') === true,
    mayExist: storedField(stored, 'mayExist') === true,
  }
}
