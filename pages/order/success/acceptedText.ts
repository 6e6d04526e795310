import { texts } from '#company/texts/index.ts'

/**
 * The company's words for an accepted order; empty where it has none. Without an e-mail address of the customer, sentences about mail are left out:
 * nobody is promised a letter that cannot come.
 */
export function acceptedText(text: string | null | undefined, hasEmail: boolean): string {
  if (!text || hasEmail) return text ?? ''
  const sentences = text.split(/(?<=[.!?…])\s+/)
  return sentences.filter((sentence) => !texts.orderPlaced.mail.test(sentence)).join(' ')
}
