import { createRequest, formatDocument, stringifyDocument } from '@urql/core'
import { type DefinitionNode, type DocumentNode, Kind, OperationTypeNode, parse } from 'graphql'
import { hashDocument, type PersistedDocuments } from './persisted.ts'

/** A source file of the storefront. */
export type SourceFile = { file: string; text: string }

/** The storefront's operations by hash, each as the texts that its browser client sends. Throws where one cannot be read. */
export function persistedDocuments(sources: readonly SourceFile[]): PersistedDocuments {
  const calls = sources.flatMap(documentCalls)
  const byName = new Map(calls.flatMap((call) => (call.name ? [[call.name, call] as const] : [])))
  const documents = calls.map(
    (call): DocumentNode => ({ kind: Kind.DOCUMENT, definitions: definitionsOf(call, byName) }),
  )
  const texts = documents.filter(isOperation).map(sentText)
  return new Map(texts.map((text) => [hashDocument(text), text]))
}

/** One `graphql(text, [fragments])` of the sources, and the constant that it is the value of. */
type DocumentCall = { file: string; name: string | null; text: string; fragments: string[] }

const CALL = /(?:const (\w+)\s*=\s*)?\bgraphql\(\s*`([^`]*)`\s*(?:,\s*\[([^\]]*)\]\s*,?\s*)?\)/g

function documentCalls({ file, text }: SourceFile): DocumentCall[] {
  const calls = [...text.matchAll(CALL)].map(([, name, document = '', fragments = '']): DocumentCall => {
    if (document.includes('${')) throw new Error(`${file}: a document may not be put together from parts`)
    return { file, name: name ?? null, text: document, fragments: fragments.match(/\w+/g) ?? [] }
  })
  const expected = text.match(/\bgraphql\(\s*[^)\s]/g)?.length ?? 0
  if (calls.length !== expected) throw new Error(`${file}: write documents as graphql(\`…\`, [fragments])`)
  return calls
}

// The order in which gql.tada puts a document together: its own text, then each fragment with what that needs, once.
function definitionsOf(call: DocumentCall, byName: ReadonlyMap<string, DocumentCall>): DefinitionNode[] {
  const own = parse(call.text).definitions
  const used = call.fragments.flatMap((name) => {
    const fragment = byName.get(name)
    if (!fragment) throw new Error(`${call.file}: there is no fragment constant ${name}`)
    return definitionsOf(fragment, byName)
  })
  const definitions = new Map([...own, ...used].map((definition) => [nameOf(definition), definition]))
  return [...definitions.values()]
}

function nameOf(definition: DefinitionNode): string {
  const name = 'name' in definition ? definition.name?.value : undefined
  if (!name) throw new Error('a registered operation needs a name')
  return `${definition.kind} ${name}`
}

function isOperation({ definitions }: DocumentNode): boolean {
  return definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)
}

// The client's cache adds `__typename` to every selection of a query before it is sent; mutations go past the cache.
function sentText(document: DocumentNode): string {
  const { query } = createRequest(document, {})
  return stringifyDocument(isMutation(document) ? query : formatDocument(query))
}

function isMutation({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.MUTATION,
  )
}
