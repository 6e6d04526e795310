import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startApp } from '../support/app.ts'

/** What a server says that does not start with this folder. */
async function refusalOf(text: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sutki-company-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'company.json'), text)
  const error = await startApp({ env: { COMPANY_DIR: folder } }).then(
    () => null,
    (error: Error) => error,
  )
  return error?.message ?? 'it started'
}

test('a bad folder ends the start with a line for each mistake, and no stack', async () => {
  const said = await refusalOf('{\n  "nme": "Harbour Tools",\n  "language": "xx"\n}')
  expect(said).toMatch(
    /^The server ended with 1:\nCOMPANY_DIR: .* cannot be used:\n( {2}company\.json:\d: .*\n){3}$/,
  )
})

test('pages that were built for another company are not served', async () => {
  expect(await refusalOf('{ "name": "Harbour Tools", "language": "ru" }')).toBe(
    'The server ended with 1:\nCOMPANY_DIR: the pages in dist/ were built for another company folder, or before it changed: run "npm run build"\n',
  )
})
