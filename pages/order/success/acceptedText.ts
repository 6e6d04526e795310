import { texts } from '#company/texts/index.ts'
import { roubles } from '#renderer/ui/format.ts'
import type { PlacedOrder } from '../placedOrder.ts'

/** What is said where the order's own sum is not the one that it was sent with; null where they are the same. */
export function otherSumText({ total, agreed }: Pick<PlacedOrder, 'total' | 'agreed'>): string | null {
  if (total === null || agreed === null || total === agreed) return null
  return texts.orderPlaced.sumChanged(roubles(agreed), roubles(total))
}

/**
 * The company's words for an accepted order; empty where it has none. Without an e-mail address of the customer, sentences about mail are left out:
 * nobody is promised a letter that cannot come.
 */
export function acceptedText(text: string | null | undefined, hasEmail: boolean): string {
  if (!text || hasEmail) return text ?? ''
  const sentences = text.split(/(?<=[.!?…])\s+/)
  return sentences.filter((sentence) => !texts.orderPlaced.mail.test(sentence)).join(' ')
}
