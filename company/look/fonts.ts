import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { type AtRule, CssSyntaxError, parse } from 'postcss'
import { MOST_FONT_FILES } from '../../server/setup/fingerprint.mjs'
import { readFolderFile } from '../folderFile.ts'
import { readFont } from './fontTables.ts'
import type { Mistake } from './theme.ts'

/** The folder with the fonts of a company, and the sheet in it that names them. */
const FONTS = 'fonts'
export const FONTS_SHEET = `${FONTS}/fonts.css`

/** A font file of the folder. */
type FontFile = { name: string; characters: ReadonlySet<number>; family: string }

/** The families of a company in the order of its sheet, each with its files, and those of the same names that pictures can be drawn with. */
export type Fonts = {
  /** Where the sheet is, whose URLs are relative to it. */
  sheet: string
  families: readonly { name: string; files: readonly FontFile[]; pictures: readonly FontFile[] }[]
}

const MOST_FAMILIES = 2
const MAX_BYTES = 1_000_000
const DESCRIPTOR =
  /^(font-(family|weight|style|stretch|display)|unicode-range|size-adjust|(ascent|descent|line-gap)-override)$/
const URL_OF_FILE = /^url\(\s*["']?(?:\.\/)?([\w-]+\.woff2)["']?\s*\)\s*format\(\s*["']?woff2["']?\s*\)$/
const LOCAL = /^local\(\s*["']?[\w -]+["']?\s*\)(\s*,\s*local\(\s*["']?[\w -]+["']?\s*\))*$/

/** Reads and checks the fonts of a folder; none is no mistake. `inFiles`: of other files than the sheet, a line each. */
export function readFonts(folder: string): { fonts: Fonts | null; inSheet: Mistake[]; inFiles: string[] } {
  const place = path.join(folder, FONTS)
  const sheet = path.join(folder, FONTS_SHEET)
  const found = readFolderFile(sheet, MAX_BYTES)
  if (!found && !existsSync(place)) return { fonts: null, inSheet: [], inFiles: [] }
  if (!found?.content)
    return { fonts: null, inSheet: [], inFiles: [`${FONTS_SHEET}: ${found?.said ?? 'is missing'}`] }
  const { faces, mistakes: inSheet } = readFaces(found.content.toString('utf8'))
  const named = new Set(faces.map(({ file }) => file))
  const inFiles: string[] = []
  const files = new Map<string, FontFile>()
  for (const name of namesIn(place, inFiles)) {
    const mistake = (said: string) => void inFiles.push(`${FONTS}/${name}: ${said}`)
    const [, stem = '', kind] = /^(.+)\.(woff2|ttf)$/.exec(name) ?? []
    if (kind === undefined) {
      if (name !== 'fonts.css' && !name.endsWith('.txt'))
        mistake('only fonts.css, *.woff2, *.ttf and *.txt may lie here')
      continue
    }
    const file = readFolderFile(path.join(place, name), MAX_BYTES)
    const facts = file?.content ? readFont(file.content, kind === 'ttf' ? 'ttf' : 'woff2') : null
    if (!file?.content) mistake(file?.said ?? 'there is no such file')
    else if (!facts) mistake(`is no font of this kind`)
    else if (!named.has(`${stem}.woff2`)) mistake(`no @font-face of ${FONTS_SHEET} has ${stem}.woff2`)
    else files.set(name, { name, ...facts })
  }
  for (const { file, line } of faces)
    if (!existsSync(path.join(place, file))) inSheet.push({ line, said: `${file}: there is no such file` })
  const families = [...Map.groupBy(faces, ({ family }) => family)]
  for (const [name, [first]] of families.slice(MOST_FAMILIES))
    inSheet.push({ line: first?.line ?? 1, said: `${name}: must not have more than two families` })
  const withFiles = families.map(([name, all]) => ({
    name,
    files: all.flatMap(({ file }) => files.get(file) ?? []),
    pictures: all.flatMap(({ file }) => files.get(file.replace('.woff2', '.ttf')) ?? []),
  }))
  return { fonts: { sheet, families: withFiles }, inSheet, inFiles }
}

/** A folder may be a link to one of the system's. */
function namesIn(place: string, mistakes: string[]): string[] {
  try {
    const names = readdirSync(place).sort()
    if (names.length <= MOST_FONT_FILES) return names
    mistakes.push(`${FONTS}: must not have more than ${MOST_FONT_FILES} files`)
  } catch (error) {
    mistakes.push(`${FONTS}: cannot be read: ${(error as NodeJS.ErrnoException).code}`)
  }
  return []
}

type Face = { family: string; file: string; line: number }

/** The faces that load a file; others stand in with a font of the system until then. */
function readFaces(css: string): { faces: Face[]; mistakes: Mistake[] } {
  const faces: Face[] = []
  const mistakes: Mistake[] = []
  try {
    for (const node of parse(css).nodes) {
      if (node.type === 'comment') continue
      const line = node.source?.start?.line ?? 1
      if (node.type !== 'atrule' || node.name !== 'font-face')
        mistakes.push({ line, said: 'only @font-face may stand here' })
      else readFace(node, line, faces, mistakes)
    }
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    mistakes.push({ line: error.line ?? 1, said: error.reason })
  }
  return { faces, mistakes }
}

function readFace(rule: AtRule, line: number, faces: Face[], mistakes: Mistake[]): void {
  const values = new Map<string, string>()
  for (const node of rule.nodes ?? []) {
    if (node.type === 'decl') values.set(node.prop, node.value.trim())
    if (
      node.type === 'comment' ||
      (node.type === 'decl' && (node.prop === 'src' || DESCRIPTOR.test(node.prop)))
    )
      continue
    const at = node.source?.start?.line ?? line
    mistakes.push({
      line: at,
      said: `${node.type === 'decl' ? node.prop : '{'}: there is no such descriptor`,
    })
  }
  const family = /^["']?([\w][\w -]{0,59})["']?$/.exec(values.get('font-family') ?? '')?.[1]
  const source = values.get('src') ?? ''
  const file = URL_OF_FILE.exec(source)?.[1]
  if (family === undefined) mistakes.push({ line, said: 'font-family: must be one name' })
  else if (file !== undefined) faces.push({ family, file, line })
  else if (!LOCAL.test(source))
    mistakes.push({ line, said: 'src: must be url("./name.woff2") format("woff2"), or local("Name")' })
}

/** The characters of a text that the families lack: a line for each family. Texts still show then, in fonts of the system. */
export function missingGlyphs({ families }: Fonts, text: string): string[] {
  return families.flatMap(({ name, files }) => {
    const lacking = [...new Set(text)].filter(
      (letter) =>
        letter.trim() !== '' && !files.some(({ characters }) => characters.has(letter.codePointAt(0) ?? 0)),
    )
    const shown = lacking.sort().slice(0, 20).join(' ')
    return lacking.length === 0
      ? []
      : [`${FONTS_SHEET}: "${name}" lacks ${lacking.length} characters: ${shown}`]
  })
}
