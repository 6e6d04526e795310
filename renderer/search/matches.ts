import { texts } from '#company/texts/index.ts'

/** A piece of a text, and whether it is what was typed. */
type Piece = { text: string; isMatch: boolean }

/**
 * A name in pieces, those that match a word of the search marked: «стулья» marks the «Стул» of «Стул складной». Case and ё/е do not
 * matter; a short word has to be there whole, of a longer one more than half.
 */
export function matchPieces(name: string, search: string): Piece[] {
  const words = plain(search).match(/[\p{L}\p{N}]+/gu) ?? []
  const pieces: Piece[] = []
  for (const [text] of name.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)) {
    const length = Math.max(0, ...words.map((word) => matchLength(plain(text), word)))
    addPiece(pieces, { text: text.slice(0, length), isMatch: true })
    addPiece(pieces, { text: text.slice(length), isMatch: false })
  }
  return pieces
}

const SHORT = 4
const LEAST_SHARE = 0.6

function matchLength(text: string, word: string): number {
  let length = 0
  while (length < word.length && text[length] === word[length]) length += 1
  return length >= word.length * (word.length > SHORT ? LEAST_SHARE : 1) ? length : 0
}

function addPiece(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1)
  if (piece.text === '') return
  if (last?.isMatch === piece.isMatch) last.text += piece.text
  else pieces.push(piece)
}

// Letter by letter: the pieces are cut from the text itself.
function plain(text: string): string {
  return texts.search.folded(text.toLowerCase())
}
