import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ESLint } from 'eslint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examples } from '../support/examples.ts'
import { storefrontDocuments } from '../support/storefrontDocuments.ts'
import { eslintConfig } from './eslintRules.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sutki-eslint-'))
  await cp('schema.graphql', path.join(folder, 'schema.graphql'))
  await write(
    'examples',
    examples.map(({ query }) => query),
  )
  await write('storefront', storefrontDocuments())
  await write('careless', ['query Careless { settings { brand } products { items { name } } }'])
})
afterAll(() => rm(folder, { recursive: true }))

async function write(name: string, documents: readonly string[]): Promise<void> {
  await mkdir(path.join(folder, name))
  for (const [number, document] of documents.entries())
    await writeFile(path.join(folder, name, `${number}.graphql`), document)
}

/** What ESLint finds, each as its rule and its words. */
async function lint(files: string, documents?: string): Promise<string[]> {
  const eslint = new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    overrideConfig: eslintConfig(
      path.join(folder, 'schema.graphql'),
      documents && path.join(folder, documents),
    ),
  })
  const results = await eslint.lintFiles([files])
  expect(results.length).toBeGreaterThan(0)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
}

test('the schema: nothing is found', async () => {
  expect(await lint('schema.graphql')).toEqual([])
})

test.each(['examples', 'storefront'])('the documents of the %s: nothing is found', async (name) => {
  expect(await lint(`${name}/*.graphql`, `${name}/*.graphql`)).toEqual([])
})

test('documents that caches cannot keep well are found', async () => {
  const found = await lint('careless/*.graphql', 'careless/*.graphql')
  expect(found.map((line) => line.split(':')[0])).toEqual([
    '@graphql-eslint/require-selections',
    '@graphql-eslint/require-selections',
  ])
})
