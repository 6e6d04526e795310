/** Sanitised HTML whose text would become many times as long as it was. */
export class TooLongError extends Error {}

const MAX_LENGTH = 400_000

const BLOCKS: ReadonlySet<string> = new Set([
  ...['p', 'h2', 'h3', 'h4', 'pre', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
])
/** They hold words and no other block: one that begins inside ends them. */
const OF_WORDS: ReadonlySet<string | undefined> = new Set(['p', 'h2', 'h3', 'h4', 'pre'])
const TOKENS = /<(\/?)([a-z\d]+)\b[^<>]*>|[^<]+/g

/**
 * Sanitised HTML with every block where it may stand: no paragraph in another, none empty, words between blocks in their own. Inside
 * a link or an emphasis these go on in the block. Throws a TooLongError above 400,000 characters.
 */
export function toBlocks(html: string): string {
  const text = new BlockText(/<(p|h\d|pre|ul|ol|blockquote|figure|table|hr)\b/.test(html))
  for (const [token, closing, name] of html.matchAll(TOKENS)) {
    if (name === undefined) text.write(token)
    else if (token.endsWith('/>')) text.void(name, token)
    else if (BLOCKS.has(name)) closing ? text.closeBlock(name) : text.openBlock(name, token)
    else closing ? text.closeInline(name) : text.openInline(name, token)
  }
  return text.end()
}

class BlockText {
  readonly #isMixed: boolean
  #result = ''
  readonly #blocks: string[] = []
  /** Those that are written stand before those that are not yet. */
  readonly #inlines: { name: string; token: string; isWritten: boolean }[] = []
  /** The innermost block is a paragraph that has no words yet. */
  #isPending = false

  constructor(isMixed: boolean) {
    this.#isMixed = isMixed
  }

  write(words: string): void {
    if (/\S/.test(words)) this.#begin()
    if (!this.#isPending) this.#result += words
  }

  void(name: string, token: string): void {
    if (name === 'hr') this.#leaveWords()
    else if (name === 'img') this.#begin()
    // A line break between paragraphs breaks no line.
    else if (this.#isPending || (this.#isMixed && this.#blocks.length === 0)) return
    this.#result += token
  }

  openInline(name: string, token: string): void {
    this.#inlines.push({ name, token, isWritten: false })
  }

  closeInline(name: string): void {
    const index = this.#inlines.findLastIndex((inline) => inline.name === name)
    if (index === -1) return
    // A place that a link leads to may have no words.
    if (this.#inlines[index]?.token.includes(' id=')) this.#begin()
    this.#closeInlines(index)
    this.#inlines.splice(index, 1)
  }

  openBlock(name: string, token: string): void {
    const inner = this.#blocks.at(-1)
    if (name === 'p' && inner !== 'p' && OF_WORDS.has(inner)) {
      this.write(inner === 'pre' ? '\n' : ' ')
      return
    }
    this.#leaveWords()
    this.#blocks.push(name)
    if (name === 'p') this.#isPending = true
    else this.#result += token
  }

  closeBlock(name: string): void {
    const index = this.#blocks.lastIndexOf(name)
    if (index !== -1) this.#closeBlocks(index)
  }

  end(): string {
    this.#closeInlines(0)
    this.#closeBlocks(0)
    this.#checkLength()
    return this.#result
  }

  #begin(): void {
    if (this.#isMixed && this.#blocks.length === 0) this.openBlock('p', '<p>')
    if (this.#isPending) this.#result += '<p>'
    this.#isPending = false
    for (const inline of this.#inlines) {
      if (!inline.isWritten) this.#result += inline.token
      inline.isWritten = true
    }
    this.#checkLength()
  }

  #checkLength(): void {
    if (this.#result.length > MAX_LENGTH) throw new TooLongError()
  }

  #leaveWords(): void {
    this.#closeInlines(0)
    if (OF_WORDS.has(this.#blocks.at(-1))) this.#closeBlocks(this.#blocks.length - 1)
  }

  #closeInlines(from: number): void {
    for (const inline of this.#inlines.slice(from).reverse()) {
      if (inline.isWritten) this.#result += `</${inline.name}>`
      inline.isWritten = false
    }
  }

  #closeBlocks(from: number): void {
    this.#closeInlines(0)
    for (const name of this.#blocks.splice(from).reverse()) {
      if (!this.#isPending) this.#result += `</${name}>`
      this.#isPending = false
    }
  }
}
