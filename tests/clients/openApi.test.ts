import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runTool } from './support/tools.ts'

const DOCUMENT = path.resolve('docs/upstream.openapi.json')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sutki-openapi-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A copy of the document in which one thing is wrong. */
async function broken(change: (call: Record<string, unknown>) => void): Promise<string> {
  const document = JSON.parse(await readFile(DOCUMENT, 'utf8'))
  change(document.paths['/v2/settings'].get)
  const file = path.join(folder, 'broken.json')
  await writeFile(file, JSON.stringify(document))
  return file
}

const spectral = (file: string) =>
  runTool('spectral', ['lint', '--fail-severity=hint', '--ruleset=.spectral.yaml', file])
const redocly = (file: string) =>
  runTool('redocly', ['lint', '--config=redocly.yaml', '--format=stylish', file])

test('Spectral finds nothing in the OpenAPI document, and would', async () => {
  expect(await spectral(DOCUMENT)).toEqual({
    code: 0,
    output: expect.stringContaining("No results with a severity of 'hint' or higher found!"),
  })
  const without = await broken((call) => delete call.description)
  expect(await spectral(without)).toMatchObject({
    code: 1,
    output: expect.stringContaining('operation-description'),
  })
})

test('Redocly finds nothing in the OpenAPI document, and would', async () => {
  const found = await redocly(DOCUMENT)
  expect(found.output).toContain('Your API description is valid.')
  expect(found.output).not.toMatch(/warning/i)
  expect(found.code).toBe(0)
  const without = await broken((call) => delete call.summary)
  expect(await redocly(without)).toMatchObject({
    code: 1,
    output: expect.stringContaining('operation-summary'),
  })
})
