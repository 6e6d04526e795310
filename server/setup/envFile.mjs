import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { SetupError } from './console.mjs'

/**
 * The variables of a `.env` file; none where there is no file. `notes` are lines for the operator: values that are cut at a `#`.
 * Editors of Windows save it with a byte-order mark or as UTF-16, in which Node's own reading loses the first line, or all.
 * @param {string} [file]
 * @returns {{ values: Record<string, string>, notes: string[] }} throws a SetupError for a file that is no text
 */
export function readEnvFile(file = '.env') {
  if (!existsSync(file)) return { values: {}, notes: [] }
  const text = textOf(readFileSync(file), file)
  const values = /** @type {Record<string, string>} */ (parseEnv(text))
  const cut = [...text.matchAll(UNQUOTED)].flatMap(([, name = '', value = '']) =>
    /\S#/.test(value) && values[name] !== undefined ? [name] : [],
  )
  return {
    values,
    notes: cut.map((name) => `${file}: the value of ${name} ends before its "#": put it in quotes`),
  }
}

const UNQUOTED = /^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*=[ \t]*([^\s'"`#][^\r\n]*)/gm

/**
 * @param {Buffer} bytes
 * @param {string} file
 */
function textOf(bytes, file) {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Said below.
  }
  throw new SetupError(`${file} is not a text in UTF-8.`, 'save it as UTF-8 and start again.')
}
