import { createHash } from 'node:crypto'
import { GraphQLError } from 'graphql'
import { isRecord } from '../rest/values/shape.ts'

/** Registered documents by the SHA-256 of their text, in lowercase hex. */
export type PersistedDocuments = ReadonlyMap<string, string>

/** The hash that a client sends for a document. */
export function hashDocument(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Reads a manifest `{ hash: text }`. An entry whose hash does not fit its text ends the start: the build is broken. */
export function readManifest(json: string): PersistedDocuments {
  const manifest: unknown = JSON.parse(json)
  if (typeof manifest !== 'object' || manifest === null) throw new Error('the manifest is not an object')
  const documents = Object.entries(manifest).map(([hash, text]): [string, string] => {
    if (typeof text !== 'string' || hashDocument(text) !== hash)
      throw new Error(`the manifest's entry ${hash} does not fit its text`)
    return [hash, text]
  })
  return new Map(documents)
}

/** The hash in `extensions.persistedQuery`, version 1; null where there is none. */
export function persistedHash(extensions: unknown): string | null {
  const persisted = isRecord(extensions) ? extensions.persistedQuery : undefined
  if (!isRecord(persisted) || persisted.version !== 1) return null
  return typeof persisted.sha256Hash === 'string' ? persisted.sha256Hash : null
}

/** The text to run for what a client sent, and whether it is a registered one. Throws where it must not run. */
export function resolvePersisted(
  params: { query?: string | null | undefined; extensions?: unknown },
  documents: PersistedDocuments,
  only: boolean,
): { query: string; registered: boolean } {
  const hash = persistedHash(params.extensions)
  const query = params.query ?? null
  if (query === null && hash !== null) {
    const registered = documents.get(hash)
    if (registered !== undefined) return { query: registered, registered: true }
    // The words that clients of automatic persisted queries look for, to send the document itself next.
    throw refusal('PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND')
  }
  if (query !== null && hash !== null && hashDocument(query) !== hash)
    throw refusal('The hash does not match the document.', 'PERSISTED_QUERY_MISMATCH')
  const registered = query !== null && documents.has(hashDocument(query))
  if (only && !registered)
    throw refusal('Only registered operations are allowed: send the hash of one.', 'PERSISTED_QUERY_ONLY')
  // No request of GraphQL over HTTP, in whichever type it is answered.
  if (query === null)
    throw refusal('Send a document as "query", or the hash of a registered one.', 'BAD_REQUEST', false)
  return { query, registered }
}

function refusal(message: string, code: string, spec = true): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400, spec } } })
}
