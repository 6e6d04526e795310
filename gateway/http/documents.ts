import type { DocumentNode, GraphQLError, GraphQLSchema, Token } from 'graphql'
import { byteStore } from '../stores/byteStore.ts'
import { documentErrors } from './documentErrors.ts'
import { createExecutor, type Execute } from './executor.ts'
import { parseDocument } from './parseDocument.ts'
import type { PersistedDocuments } from './persisted.ts'

/** A document that was parsed, validated and measured: only its variables are left to check. */
export type CheckedDocument = {
  /** Its number among all that were ever checked. */
  id: number
  document: DocumentNode
  execute: Execute
}

/** Memory for the registered documents, and as much for all others. */
const MAX_BYTES = 16 * 1024 * 1024
/** Measured: a document besides its text, a token with its nodes, a character as compiled code. */
const BYTES = { document: 1500, token: 450, code: 100 }

type DocumentSources = {
  schema: GraphQLSchema
  registered: PersistedDocuments
  introspection: boolean
}

export type Documents = ReturnType<typeof createDocuments>

/** Keeps valid documents by their text, so that each is parsed and checked once. Refused ones are not kept. */
export function createDocuments({ schema, registered, introspection }: DocumentSources) {
  const registeredTexts = new Set(registered.values())
  const newStore = () => byteStore<CheckedDocument & { bytes: number }>(MAX_BYTES, ({ bytes }) => bytes)
  // Apart, so that the documents of strangers cannot push out the registered ones.
  const [registeredStore, otherStore] = [newStore(), newStore()]
  let count = 0

  const storeOf = (text: string) => (registeredTexts.has(text) ? registeredStore : otherStore)
  const known = (text: string): CheckedDocument | undefined => storeOf(text).get(text)

  function keep(text: string, document: DocumentNode): CheckedDocument {
    count += 1
    const isRegistered = registeredTexts.has(text)
    const execute = createExecutor(schema, document, {
      isCompiled: isRegistered,
      hideSuggestions: !introspection,
    })
    const bytes = weigh(document) + (isRegistered ? BYTES.code * text.length : 0)
    const checked = { id: count, document, execute, bytes }
    storeOf(text).set(text, checked)
    return checked
  }

  return {
    known,
    /** Throws a `GraphQLError`. */
    parse: (text: string): DocumentNode => known(text)?.document ?? parseDocument(text),
    /** Checks what `parse` gave for this text. */
    check(text: string, document: DocumentNode): CheckedDocument | { errors: readonly GraphQLError[] } {
      const before = known(text)
      if (before) return before
      const errors = documentErrors(schema, document, { introspection })
      return errors.length > 0 ? { errors } : keep(text, document)
    },
  }
}

/** About how many bytes a document takes besides its text. */
export function weigh(document: DocumentNode): number {
  let tokens = 0
  // Comments are tokens here, unlike in the limits: they take memory, too.
  for (let token: Token | null | undefined = document.loc?.startToken; token; token = token.next) tokens += 1
  return BYTES.document + BYTES.token * tokens
}
