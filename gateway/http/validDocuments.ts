import type { DocumentNode, Token } from 'graphql'
import { byteStore } from '../rest/stores/byteStore.ts'

/** Of the process's memory, for each store of parsed documents: all of a few clients. */
const MAX_BYTES = 16 * 1024 * 1024
/** What any document takes besides its text, and each of its tokens with the nodes made of it, as measured. */
const BYTES = { document: 1500, token: 450 }

/** A store by the text of a document, bounded by the memory that the parsed documents take. */
export function storeByText<Value extends object>(documentOf: (value: Value) => DocumentNode | null) {
  return byteStore<Value>(MAX_BYTES, (value) => weigh(documentOf(value)))
}

/** About how many bytes a document takes besides its text. */
export function weigh(document: DocumentNode | null): number {
  let tokens = 0
  // Comments are tokens here, unlike in the limits: they take memory, too.
  for (let token: Token | null | undefined = document?.loc?.startToken; token; token = token.next) tokens += 1
  return BYTES.document + BYTES.token * tokens
}

export type ValidDocuments = ReturnType<typeof createValidDocuments>

/** The documents of strangers that are neither parsed nor validated again: those that nothing was found wrong with, and no others. */
export function createValidDocuments() {
  const byText = storeByText<DocumentNode>((document) => document)
  const valid = new WeakSet<DocumentNode>()
  return {
    byText: (text: string): DocumentNode | undefined => byText.get(text),
    isValid: (document: DocumentNode): boolean => valid.has(document),
    keep(text: string, document: DocumentNode): void {
      valid.add(document)
      byText.set(text, document)
    },
  }
}
