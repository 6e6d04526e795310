import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readEnvFile } from './envFile.mjs'

/** What is read of a company's folder. */
const COMPANY_FILES = [
  ...['company.json', 'pages.json', 'texts.json'],
  ...['theme.css', 'fonts'],
  ...['logo.svg', 'logo-dark.svg', 'favicon.svg', 'no-photo.svg', 'share.png'],
]

/** More than any file that is built has: what is larger is not read. */
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

/**
 * A hash over names and contents: a checkout changes times, an edit changes contents. Of what cannot be
 * read, is too large or no file, what it is stands for the content: the check of the company's folder says what is wrong.
 * @param {readonly string[]} places files and folders, those that exist
 * @param {string} [root] what they are in
 */
export function fingerprint(places, root = '.') {
  return hashOf(places, root, filesUnder)
}

/** The same of a company's folder. Its fonts may be a link to anywhere: of what lies deeper, nothing is read. */
export function companyFingerprint(folder = companyFolder()) {
  return hashOf(COMPANY_FILES, folder, filesIn)
}

/**
 * @param {readonly string[]} places
 * @param {string} root
 * @param {(place: string, root: string) => string[]} filesOf
 */
function hashOf(places, root, filesOf) {
  const hash = createHash('sha256')
  const there = places.filter((name) => existsSync(path.join(root, name)))
  for (const file of there.flatMap((place) => filesOf(place, root)))
    hash
      .update(`${file}\0`)
      .update(contentOf(path.join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

/** @param {string} file */
function contentOf(file) {
  try {
    const found = statSync(file)
    const isRead = found.isFile() && found.size > 0 && found.size <= MOST_BYTES
    return isRead ? readFileSync(file) : `${found.mode} ${found.size}`
  } catch (error) {
    return String(error)
  }
}

/**
 * @param {string} place a file, or a folder whose entries are listed
 * @param {string} root
 */
function filesIn(place, root) {
  const at = path.join(root, place)
  try {
    if (!statSync(at).isDirectory()) return [place]
    const names = readdirSync(at).sort().slice(0, MOST_FONT_FILES)
    return names.map((name) => path.posix.join(place, name))
  } catch {
    return [place]
  }
}

/**
 * @param {string} place a file or folder
 * @param {string} root
 * @param {boolean} isFolder
 * @returns {string[]} its files, sorted, without tests; a link is a file
 */
function filesUnder(place, root, isFolder = statSync(path.join(root, place)).isDirectory()) {
  if (!isFolder) return /\.test\.tsx?$/.test(place) ? [] : [place]
  return readdirSync(path.join(root, place), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => filesUnder(path.posix.join(place, entry.name), root, entry.isDirectory()))
}
