import { texts } from '#company/texts/index.ts'

/**
 * A name or a caption with spaces that do not break after short words («в», «и», «на»), between a number and its unit, around
 * «×», after «№» and before a dash. Only spaces change, one for one; a second pass changes nothing.
 */
export function typograph(text: string): string {
  if (!text.includes(' ')) return text
  // Words at even places, the space between two of them at the odd one.
  const parts = text.split(/([ \u00a0])/)
  return parts
    .map((part, index) =>
      part === ' ' && belongTogether(parts[index - 1] ?? '', parts[index + 1] ?? '') ? NBSP : part,
    )
    .join('')
}

const NBSP = '\u00a0'

/** A text for programs, such as link previews, analytics and tables: its spaces are ordinary ones. */
export const plainSpaces = (text: string) => text.replaceAll(NBSP, ' ')

const SHORT_WORDS = new Set(texts.typography.shortWords.split(' '))
const MAX_SHORT_WORD = 3
const OPENING = /^[«„“"'(]{1,3}/
const NUMBER = /\d[″"′'°]?$/

// Longer words are not looked into: each is read once, whatever its length.
function belongTogether(before: string, after: string): boolean {
  if (before === '' || after === '') return false
  if (/^[—–]$/.test(after) || before === '№' || before === '×') return true
  const word = before.slice(0, MAX_SHORT_WORD + 4).replace(OPENING, '')
  if (word.length <= MAX_SHORT_WORD && SHORT_WORDS.has(word.toLowerCase())) return true
  return (
    NUMBER.test(before.slice(-2)) &&
    (after === '×' || (texts.typography.unit.test(after) && !SHORT_WORDS.has(after)))
  )
}
