import { texts } from '#company/texts/index.ts'

/**
 * A name or a caption with spaces that do not break after short words («в», «и», «на»), between a number and its unit, around
 * «×», after «№» and before a dash. Only spaces change, one for one; a second pass changes nothing.
 */
export function typograph(text: string): string {
  let set = ''
  let copied = 0
  let at = spaceFrom(text, 0)
  let before = text.slice(0, at)
  while (at < text.length) {
    const next = spaceFrom(text, at + 1)
    const after = text.slice(at + 1, next)
    if (text[at] === ' ' && belongTogether(before, after)) {
      set += text.slice(copied, at) + NBSP
      copied = at + 1
    }
    before = after
    at = next
  }
  return copied === 0 ? text : set + text.slice(copied)
}

/** Where the next space is, of either kind; the end where there is none. */
function spaceFrom(text: string, from: number): number {
  let at = from
  while (at < text.length && text[at] !== ' ' && text[at] !== NBSP) at += 1
  return at
}

const NBSP = '\u00a0'

const SHORT_WORDS = new Set(texts.typography.shortWords.split(' '))
const MAX_SHORT_WORD = 3
const OPENING = /^[«„“"'(]{1,3}/
const NUMBER = /\d[″"′'°]?$/

// Longer words are not looked into: each is read once, whatever its length.
function belongTogether(before: string, after: string): boolean {
  if (before === '' || after === '') return false
  if (after === '—' || after === '–' || before === '№' || before === '×') return true
  const word = before.slice(0, MAX_SHORT_WORD + 4).replace(OPENING, '')
  if (word.length <= MAX_SHORT_WORD && SHORT_WORDS.has(word.toLowerCase())) return true
  return (
    NUMBER.test(before.slice(-2)) &&
    (after === '×' || (texts.typography.unit.test(after) && !SHORT_WORDS.has(after)))
  )
}
