import { roubles } from '#renderer/ui/format.ts'
import type { PlacedOrder } from '../placedOrder.ts'

/** What is said where the order's own sum is not the one that it was sent with; null where they are the same. */
export function otherSumText({ total, agreed }: Pick<PlacedOrder, 'total' | 'agreed'>): string | null {
  if (total === null || agreed === null || total === agreed) return null
  return `При отправке аренда стоила ${roubles(agreed)}, в\u00A0заказе она стоит ${roubles(total)}. Спросите нас о\u00A0разнице`
}

/**
 * The company's words for an accepted order; empty where it has none. Without an e-mail address of the customer, sentences about mail are left out:
 * nobody is promised a letter that cannot come.
 */
export function acceptedText(text: string | null | undefined, hasEmail: boolean): string {
  if (!text || hasEmail) return text ?? ''
  const sentences = text.split(/(?<=[.!?…])\s+/)
  return sentences.filter((sentence) => !/почт|письм|e-?mail|имейл/i.test(sentence)).join(' ')
}
