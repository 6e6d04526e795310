import { type DocumentNode, type GraphQLSchema, getOperationAST, OperationTypeNode } from 'graphql'
import { mayMutate } from '../../context/writes.ts'
import { checkDocument } from '../limits.server.ts'
import type { PersistedDocuments } from '../persisted.ts'
import { createValidDocuments, storeByText } from '../validDocuments.ts'

/** A document that was parsed, validated and measured: nothing but what its variables ask for is left to check. */
export type CheckedDocument = {
  /** Its name among all that were ever checked. */
  id: number
  document: DocumentNode
  isRegistered: boolean
  /** Whether the answer to it that came last was worth keeping. */
  isCacheable: boolean
}

export type CheckedDocuments = ReturnType<typeof createCheckedDocuments>

/** Reads that may be executed as they are: strangers' ones after Yoga has let one through, and registered ones. */
export function createCheckedDocuments({ schema, registered, introspection }: DocumentSources) {
  const valid = createValidDocuments()
  const registeredByText = storeByText<{ checked: CheckedDocument | null }>(
    ({ checked }) => checked?.document ?? null,
  )
  const checkedOf = new WeakMap<DocumentNode, CheckedDocument>()
  let count = 0

  function note(text: string, document: DocumentNode, isRegistered: boolean): CheckedDocument | null {
    if (mayMutate(text)) return null
    count += 1
    const checked = { id: count, document, isRegistered, isCacheable: false }
    checkedOf.set(document, checked)
    return checked
  }

  function checkRegistered(text: string): CheckedDocument | null {
    const { document, errors } = checkDocument(schema, text, { introspection })
    return document && errors.length === 0 ? note(text, document, true) : null
  }

  return {
    /** What Yoga need not parse and validate again. */
    valid,
    /** Called with every document that is executed. */
    noteExecuted(text: string, document: DocumentNode): void {
      if (!checkedOf.has(document)) note(text, document, false)
    },
    byText(text: string): CheckedDocument | null {
      const document = valid.byText(text)
      return (document && checkedOf.get(document)) ?? null
    },
    byHash(hash: string): CheckedDocument | null {
      const text = registered.get(hash)
      if (text === undefined) return null
      const seen = registeredByText.get(text)
      if (seen) return seen.checked
      const checked = checkRegistered(text)
      registeredByText.set(text, { checked })
      return checked
    },
  }
}

type DocumentSources = {
  schema: GraphQLSchema
  registered: PersistedDocuments
  introspection: boolean
}

/** The name of the selected query; null where the document has none of that name. */
export function selectOperation(
  { document }: CheckedDocument,
  operationName: string | undefined,
): { name: string | null; hasVariables: boolean } | null {
  const operation = getOperationAST(document, operationName)
  if (operation?.operation !== OperationTypeNode.QUERY) return null
  return {
    name: operation.name?.value ?? null,
    hasVariables: (operation.variableDefinitions ?? []).length > 0,
  }
}
