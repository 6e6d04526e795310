/**
 * The company's words for an accepted order. Without an e-mail address of the customer, sentences about mail are left out:
 * nobody is promised a letter that cannot come.
 */
export function acceptedText(text: string | null | undefined, hasEmail: boolean): string {
  if (!text) return 'Перезвоним и\u00A0подтвердим даты.'
  if (hasEmail) return text
  const sentences = text.split(/(?<=[.!?…])\s+/)
  return sentences.filter((sentence) => !/почт|письм|e-?mail|имейл/i.test(sentence)).join(' ')
}
