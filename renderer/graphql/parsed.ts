import type { TypedDocumentNode } from '@urql/core'
import { initGraphQLTada } from 'gql.tada'
import type { WrittenDocument } from './graphql.ts'

const read: (text: string, fragments: readonly unknown[]) => unknown = initGraphQLTada()
const known = new WeakMap<WrittenDocument, unknown>()

/** The syntax tree of a document, with its fragments; read once. */
export function parsed<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
): TypedDocumentNode<Data, Variables> {
  return treeOf(document as unknown as WrittenDocument) as TypedDocumentNode<Data, Variables>
}

function treeOf(document: WrittenDocument): unknown {
  const tree = known.get(document) ?? read(document.text, document.fragments.map(treeOf))
  known.set(document, tree)
  return tree
}
