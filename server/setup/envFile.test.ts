import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnvFile } from './envFile.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'sutki-env-'))
const file = path.join(folder, '.env')
afterAll(() => rmSync(folder, { recursive: true }))

function read(content: string | Buffer) {
  writeFileSync(file, content)
  return readEnvFile(file)
}

const utf16 = Buffer.from('\uFEFFUPSTREAM_URL=http://a.example\r\nPORT=3471\r\n', 'utf16le')

test.each([
  ['as UTF-8', 'UPSTREAM_URL=http://a.example\nPORT=3471\n'],
  ['with a byte-order mark', '\uFEFFUPSTREAM_URL=http://a.example\r\nPORT=3471\r\n'],
  ['as UTF-16', utf16],
  ['as UTF-16 with the bytes swapped', Buffer.from(utf16).swap16()],
])('a file saved %s is read whole', (_, content) => {
  expect(read(content)).toEqual({ values: { UPSTREAM_URL: 'http://a.example', PORT: '3471' }, notes: [] })
})

test.each([
  ['UTF-16 without its mark', utf16.subarray(2)],
  ['Windows-1251', Buffer.from([0x50, 0x3d, 0xcf, 0xf0, 0xee, 0x0a])],
])('a file of %s is refused', (_, content) => {
  expect(() => read(content)).toThrow('is not a text in UTF-8')
})

test('a value that a # cuts is named, and its secret is not; a comment and quotes are no cut', () => {
  const { notes } = read(
    'EXPLAIN_KEY=abcdefghijklmnop#qrst\nPORT=3471 # ours\nREDIS_URL="redis://h#x"\nHOST=::\n',
  )
  expect(notes).toEqual([`${file}: the value of EXPLAIN_KEY ends before its "#": put it in quotes`])
})
