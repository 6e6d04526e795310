import path from 'node:path'
import { readFolderFile } from '../folderFile.ts'

/** Pictures that a company's folder may hold. */
const PICTURE_FILES = ['logo.svg', 'logo-dark.svg', 'favicon.svg', 'no-photo.svg', 'share.png'] as const
type PictureFile = (typeof PICTURE_FILES)[number]

const MAX_SVG_BYTES = 50_000
const MAX_PNG_BYTES = 500_000
/** What link previews show, in pixels. */
export const SHARE = { width: 1200, height: 630 }
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** What an SVG must not have: it would run, or ask for something else. Nor what could hide that: styles with escapes, declared entities. */
const ACTIVE = [
  /<(script|foreignObject|iframe|!ENTITY)\b|<\?xml-stylesheet|\son\w+\s*=|@import|\\/i,
  /\b(href|src)\s*=(?!\s*["']?\s*(#|data:image\/))/i,
  /\burl\((?!\s*["']?\s*(#|data:image\/))|image(-set)?\(/i,
]
const REFERENCE = /&#(x[\da-f]{1,6}|\d{1,7});/gi

const XMLNS = /\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/

/** The pictures of a folder, by file. */
export type Pictures = Partial<Record<PictureFile, Buffer>>

/** Reads and checks the pictures of a folder. */
export function readPictures(folder: string): {
  pictures: Pictures
  mistakes: { file: PictureFile; said: string }[]
} {
  const pictures: Pictures = {}
  const mistakes: { file: PictureFile; said: string }[] = []
  for (const file of PICTURE_FILES) {
    const isSvg = file.endsWith('.svg')
    const found = readFolderFile(path.join(folder, file), isSvg ? MAX_SVG_BYTES : MAX_PNG_BYTES)
    if (!found) continue
    const { content } = found
    const said = content ? (isSvg ? mistakeInSvg(content) : mistakeInPng(content)) : found.said
    if (content && said === null) pictures[file] = content
    else mistakes.push({ file, said: said ?? '' })
  }
  if (pictures['logo-dark.svg'] && !pictures['logo.svg'])
    mistakes.push({ file: 'logo-dark.svg', said: 'there is no logo.svg' })
  return { pictures, mistakes }
}

function mistakeInSvg(content: Buffer): string | null {
  const text = content.toString('utf8')
  const [, attributes] = /<svg\b([^>]*)>/.exec(text) ?? []
  if (attributes === undefined) return 'is no SVG'
  if (!XMLNS.test(attributes)) return 'must have xmlns="http://www.w3.org/2000/svg"'
  if (boxOf(text) === null) return 'must have a viewBox of four numbers, such as viewBox="0 0 120 32"'
  const read = text.replace(REFERENCE, (_, code: string) => letterOf(Number(`0${code}`)))
  return ACTIVE.some((form) => form.test(read))
    ? 'must not have scripts, event handlers, or links to other files'
    : null
}

function letterOf(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

function mistakeInPng(content: Buffer): string | null {
  if (!content.subarray(0, PNG.byteLength).equals(PNG) || content.byteLength < 24) return 'is no PNG'
  const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)]
  if (width === SHARE.width && height === SHARE.height) return null
  return `is ${width} × ${height} pixels, must be ${SHARE.width} × ${SHARE.height}`
}

/** Width and height of an SVG's viewBox; null where it has none. */
export function boxOf(svg: string): { width: number; height: number } | null {
  const [, list = ''] = /<svg\b[^>]*\sviewBox\s*=\s*["']([^"']*)["']/.exec(svg) ?? []
  const [, , width = Number.NaN, height = Number.NaN] = list
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? { width, height } : null
}
