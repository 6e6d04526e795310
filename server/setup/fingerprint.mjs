import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readEnvFile } from './envFile.mjs'

/** The part of a company's folder that is read. */
const COMPANY_FILES = [
  ...['company.json', 'pages.json', 'texts.json', 'theme.css', 'fonts'],
  ...['logo.svg', 'logo-dark.svg', 'favicon.svg', 'no-photo.svg', 'share.png'],
]

/** More than any file that is built has: larger ones are not read. */
const MOST_BYTES = 10_000_000

/** More files of fonts than a company may have are not read. */
export const MOST_FONT_FILES = 60

/** The demonstration company: a folder like any other. */
export const DEMO = fileURLToPath(new URL('../../company/demo', import.meta.url))

/** The company's folder: `COMPANY_DIR` of the environment, else of `.env`, which the build reads nothing else of. */
export function companyFolder() {
  const { COMPANY_DIR = readEnvFile().values.COMPANY_DIR } = process.env
  return COMPANY_DIR ? path.resolve(COMPANY_DIR) : DEMO
}

/** A hash of a company's folder. Its fonts may be a link to anywhere, so deeper folders are not read. */
export function companyFingerprint(folder = companyFolder()) {
  return fingerprint(COMPANY_FILES, folder, (fonts) => readdirSync(fonts).sort().slice(0, MOST_FONT_FILES))
}

/**
 * A hash over names and contents: a checkout changes times, an edit changes contents. Tests are left out.
 * @param {readonly string[]} places files and folders, those that exist
 * @param {string} [root] their parent folder
 * @param {(folder: string) => string[]} [list]
 */
export function fingerprint(places, root = '.', list = allFilesIn) {
  const hash = createHash('sha256')
  for (const place of places.filter((name) => existsSync(path.join(root, name)))) {
    const at = path.join(root, place)
    const names = statSync(at).isDirectory() ? list(at) : ['']
    for (const name of names.filter((each) => !/\.test\.tsx?$/.test(each)))
      hash
        .update(`${place}/${name}\0`)
        .update(contentOf(path.join(at, name)))
        .update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} folder */
function allFilesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => !entry.isDirectory())
  return files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name))).sort()
}

/**
 * A file that cannot be read, is too large or is a device gives its kind: the check of the company's folder explains it.
 * @param {string} file
 */
function contentOf(file) {
  try {
    const found = statSync(file)
    const isRead = found.isFile() && found.size > 0 && found.size <= MOST_BYTES
    return isRead ? readFileSync(file) : `${found.mode} ${found.size}`
  } catch (error) {
    return String(error)
  }
}
