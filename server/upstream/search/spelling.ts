/** How many slips (letters more, less, other or swapped) lead to another word. `start`: the same for the best beginning of `word`. */
export function slips(typed: string, word: string): { whole: number; start: number; startLength: number } {
  let previous: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, index) => index)
  for (let at = 1; at <= typed.length; at++) {
    const next = [at]
    for (let to = 1; to <= word.length; to++) {
      const isSame = typed[at - 1] === word[to - 1]
      const isSwapped = at > 1 && to > 1 && typed[at - 1] === word[to - 2] && typed[at - 2] === word[to - 1]
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (previous[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    previous = row
    row = next
  }
  const start = Math.min(...row)
  return { whole: row[word.length] ?? 0, start, startLength: row.lastIndexOf(start) }
}

/** How many slips a word of this length may have and still be understood. */
export function slipsAllowed(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/** The keys under which a word of the vocabulary is stored: its beginnings with up to two letters left out. */
export function vocabularyKeys(word: string): string[] {
  const keys = new Set<string>([word.slice(0, LONGEST_KEY)])
  for (let length = SHORTEST_WITH_SLIPS; length <= Math.min(word.length, LONGEST_KEY); length++)
    for (const key of withoutLetters(word.slice(0, length), 1)) keys.add(key)
  for (const key of typedKeys(word)) keys.add(key)
  return [...keys]
}

/** The keys that a typed word shares with every word of which it may be a misspelling: at most 37. */
export function typedKeys(word: string): string[] {
  return [...withoutLetters(word.slice(0, LONGEST_KEY), slipsAllowed(word.length))]
}

const SHORTEST_WITH_SLIPS = 4
const LONGEST_KEY = 8

function withoutLetters(word: string, count: number): Set<string> {
  const found = new Set([word])
  if (count === 0) return found
  for (let at = 0; at < word.length; at++)
    for (const shorter of withoutLetters(word.slice(0, at) + word.slice(at + 1), count - 1))
      found.add(shorter)
  return found
}
