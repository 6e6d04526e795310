import { GraphQLError, type GraphQLSchema } from 'graphql'
import { isRecord } from '../rest/values/shape.ts'
import { documentErrors } from './documentErrors.ts'
import { parseDocument } from './parseDocument.ts'
import { hashDocument } from './persisted.ts'

const APOLLO = 'apollo-persisted-query-manifest'
/** The identifiers that clients give to their documents: hashes, as hex or base64. */
const ID = /^[\w.:/+=-]{1,200}$/
const SHA256 = /^[\da-f]{64}$/i

/** Documents by their ids: Apollo's manifest, or a map as Relay writes it. Throws an Error naming a document that cannot be used. */
export function readClientManifest(schema: GraphQLSchema, json: string): [id: string, text: string][] {
  const documents = entriesOf(JSON.parse(json))
  for (const [id, text] of documents) {
    const problem = problemOf(schema, id, text)
    if (problem !== null) throw new Error(`operation ${id.slice(0, 200)}: ${problem}`)
  }
  return documents
}

function entriesOf(manifest: unknown): [id: string, text: string][] {
  if (!isRecord(manifest)) throw new Error('it is not an object')
  if (manifest.format === undefined) return Object.entries(manifest).map(([id, text]) => entry(id, text))
  if (manifest.format !== APOLLO || manifest.version !== 1 || !Array.isArray(manifest.operations))
    throw new Error(`its format is not ${APOLLO}, version 1`)
  return manifest.operations.map((operation: unknown) =>
    isRecord(operation) ? entry(operation.id, operation.body) : entry(undefined, undefined),
  )
}

function entry(id: unknown, text: unknown): [id: string, text: string] {
  if (typeof id !== 'string' || typeof text !== 'string')
    throw new Error('an operation has no id, or no document')
  return [id, text]
}

function problemOf(schema: GraphQLSchema, id: string, text: string): string | null {
  if (!ID.test(id)) return 'this is not an id'
  if (SHA256.test(id) && hashDocument(text) !== id)
    return 'the id is not the SHA-256 of the document, in lowercase'
  try {
    return documentErrors(schema, parseDocument(text), { introspection: false })[0]?.message ?? null
  } catch (error) {
    if (error instanceof GraphQLError) return error.message
    throw error
  }
}
