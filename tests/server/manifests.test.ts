import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashDocument } from '#gateway/http/persisted.ts'
import { loadManifests } from '../../server/graphql/registeredDocuments.ts'

const QUERY = 'query Brand { settings { brand } }'
const OTHER = 'query Notes { contacts { note } }'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sutki-manifests-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const write = (name: string, content: unknown) =>
  writeFile(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
const load = () => loadManifests({ PERSISTED_MANIFESTS: folder, DATA_DIR: '/nowhere' })
const apollo = (operations: unknown[]) => ({
  format: 'apollo-persisted-query-manifest',
  version: 1,
  operations,
})
const operation = (body: string, id = hashDocument(body)) => ({ id, name: 'Any', type: 'query', body })

test('Apollo’s manifests and maps of ids to documents are read, from all files of the folder', async () => {
  await write('apollo.json', apollo([operation(QUERY)]))
  await write('relay.json', { '0cc175b9c0f1b6a831c399e269772661': OTHER })
  await write('notes.txt', 'not a manifest')
  const documents = load()
  expect(documents.get(hashDocument(QUERY))).toBe(QUERY)
  expect(documents.get('0cc175b9c0f1b6a831c399e269772661')).toBe(OTHER)
})

test('without a folder there are only the storefront’s own, unless the folder was named', () => {
  const own = loadManifests({ PERSISTED_MANIFESTS: undefined, DATA_DIR: path.join(folder, 'data') })
  expect(own.has(hashDocument(QUERY))).toBe(false)
  const missing = path.join(folder, 'missing')
  expect(() => loadManifests({ PERSISTED_MANIFESTS: missing, DATA_DIR: folder })).toThrow(
    /^PERSISTED_MANIFESTS: .*missing: ENOENT/,
  )
})

const tooLong = Object.fromEntries(
  Array.from({ length: 260 }, (_, index) => [`long${index}`, `${QUERY} # ${'x'.repeat(16_000)}`]),
)
const tooMany = Array.from({ length: 5001 }, (_, index) =>
  operation(`query Q${index} { settings { brand } }`),
)

test.each<[string, unknown, RegExp]>([
  ['no JSON', '{', /JSON/],
  ['a list', [QUERY], /not an object/],
  [
    'another format',
    { format: 'something', version: 1, operations: [] },
    /its format is not apollo-persisted-query-manifest/,
  ],
  ['an operation without a document', apollo([{ id: 'x' }]), /no id, or no document/],
  ['a map with something else in it', { one: 1 }, /no id, or no document/],
  [
    'a hash of another document',
    apollo([operation(QUERY, hashDocument(OTHER))]),
    /operation \w{64}: the id is not the SHA-256/,
  ],
  ['an id that is none', { 'an id': QUERY }, /operation an id: this is not an id/],
  ['a document that is not GraphQL', apollo([operation('query {')]), /Syntax Error/],
  [
    'a field that is not in the schema',
    apollo([operation('{ settings { brnd } }')]),
    /Cannot query field "brnd"/,
  ],
  [
    'the schema itself',
    apollo([operation('{ __schema { queryType { name } } }')]),
    /Introspection is disabled/,
  ],
  [
    'a document over a limit',
    apollo([operation(`{ ${'__typename '.repeat(1000)} }`)]),
    /Token count 1002 exceeds/,
  ],
  ['too many documents', apollo(tooMany), /more than 5000 documents/],
  ['too long a document', { one: `${QUERY} # ${'x'.repeat(16_384)}` }, /Document length \d+ exceeds/],
  ['too long documents', tooLong, /more than 4000000 characters/],
])('%s ends the start with one line that names the file', async (_what, content, words) => {
  await write('broken.json', content)
  expect(load).toThrow(words)
  expect(load).toThrow(/^PERSISTED_MANIFESTS: \S+broken\.json: .+$/)
})

test('an id that means one document here and another there ends the start', async () => {
  await write('a.json', { one: QUERY })
  await write('b.json', { one: OTHER })
  expect(load).toThrow(/b\.json: operation one is another one elsewhere$/)
})
