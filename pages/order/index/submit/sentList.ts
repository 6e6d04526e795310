import { sessionRecord } from '#renderer/runtime/sessionRecord.ts'
import { storedText } from '#renderer/runtime/stored.ts'

/** The cart and the dates (their fingerprint) whose list this tab has sent to the company: a person makes that order. */
export const sentList = sessionRecord('sentList', toSentList)

function toSentList(stored: unknown): { order: string } | null {
  const order = storedText(stored, 'order', 16)
  return order ? { order } : null
}
