import { mkdirSync, writeFileSync } from 'node:fs'
import { type DefinitionNode, type DocumentNode, Kind, parse } from 'graphql'
import { formatDocument, stringifyDocument } from 'urql'
import { hashDocument, type PersistedDocuments } from '../http/persisted.ts'
import { type DocumentCall, documentCalls, type SourceFile, storefrontSources } from './documentCalls.ts'

/** The storefront's operations by hash, each as the text that its browser client sends. Throws where one cannot be read. */
export function buildManifest(sources: readonly SourceFile[]): PersistedDocuments {
  const calls = sources.flatMap(documentCalls)
  const byName = new Map(calls.flatMap((call) => (call.name ? [[call.name, call] as const] : [])))
  const documents = calls.map(
    (call): DocumentNode => ({ kind: Kind.DOCUMENT, definitions: definitionsOf(call, byName) }),
  )
  const texts = documents
    .filter(({ definitions }) => definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION))
    // Clients send `__typename` in every selection, as caches need it.
    .map((document) => stringifyDocument(formatDocument(document)))
  return new Map(texts.map((text) => [hashDocument(text), text]))
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

// Part of `npm run build`: registers the storefront's operations, for the server to read at its start.
if (import.meta.main) {
  const documents = buildManifest(storefrontSources())
  mkdirSync('dist', { recursive: true })
  writeFileSync('dist/persisted.json', JSON.stringify(Object.fromEntries(documents), null, 2))
  console.log(`${documents.size} registered operations in dist/persisted.json`)
}
