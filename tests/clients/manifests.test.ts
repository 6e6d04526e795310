import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { examples, readingExamples } from '../support/examples.ts'
import { compileForRelay } from './support/relay.ts'
import { runTool } from './support/tools.ts'

let folder: string
let app: TestApp

/** The files that the clients' own tools write, all in the folder that the server reads. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sutki-manifests-'))
  await mkdir(path.join(folder, 'persisted'))
  await mkdir(path.join(folder, 'operations'))
  for (const { name, query } of examples)
    await writeFile(path.join(folder, 'operations', `${name}.graphql`), query)
  await Promise.all([writeApollo(), writeRelay(), writeCodegen()])
  app = await startApp({
    env: { PERSISTED_MANIFESTS: path.join(folder, 'persisted'), PERSISTED_ONLY: 'on' },
  })
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true })
})

const manifest = (name: string) => path.join(folder, 'persisted', `${name}.json`)

async function writeApollo(): Promise<void> {
  const config = { documents: ['operations/*.graphql'], output: manifest('apollo') }
  await writeFile(path.join(folder, 'apollo.config.json'), JSON.stringify(config))
  await expectSuccess('generate-persisted-query-manifest', ['--config', 'apollo.config.json'], folder)
}

async function writeRelay(): Promise<void> {
  await compileForRelay(path.join(folder, 'relay'), examples, manifest('relay'))
}

async function writeCodegen(): Promise<void> {
  const generated = path.join(folder, 'codegen/')
  const config = {
    schema: path.resolve('schema.graphql'),
    documents: path.join(folder, 'operations/*.graphql'),
    generates: { [generated]: { preset: 'client', presetConfig: { persistedDocuments: true } } },
  }
  await writeFile(path.join(folder, 'codegen.json'), JSON.stringify(config))
  await expectSuccess('graphql-codegen', ['--config', path.join(folder, 'codegen.json')])
  await cp(path.join(generated, 'persisted-documents.json'), manifest('codegen'))
}

async function expectSuccess(...run: Parameters<typeof runTool>): Promise<void> {
  expect(await runTool(...run)).toMatchObject({ code: 0 })
}

async function askByHash(sha256Hash: string, variables: object) {
  const answer = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash } } }),
  })
  return answer.json()
}

/** Documents by their ids, of either format. */
async function documentsOf(name: string): Promise<[id: string, document: string][]> {
  const content = JSON.parse(await readFile(manifest(name), 'utf8'))
  if (name !== 'apollo') return Object.entries(content)
  return content.operations.map(({ id, body }: { id: string; body: string }) => [id, body])
}

test.each(['apollo', 'relay', 'codegen'])(
  'every read of the manifest that the tools of %s wrote is answered by its id',
  async (name) => {
    const documents = await documentsOf(name)
    expect(documents).toHaveLength(examples.length)
    for (const { name: field, query, variables } of readingExamples) {
      const [, operation = ''] = /query (\w+)/.exec(query) ?? []
      const [id = ''] = documents.find(([, text]) => isNamed(text, [operation, `${field}Query`])) ?? []
      const { data, errors } = await askByHash(id, variables)
      expect(errors, field).toBeUndefined()
      expect(data[field], field).toEqual(expect.any(Object))
    }
  },
)

const isNamed = (document: string, names: string[]) => names.includes(/query (\w+)/.exec(document)?.[1] ?? '')

test('what is in no manifest is refused', async () => {
  expect(await askByHash('0'.repeat(64), {})).toMatchObject({
    errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
  })
})
