import path from 'node:path'
import { readFolderFile } from '../folderFile.ts'
import { readSvg } from './svg.ts'

/** Pictures that a company's folder may hold. */
const PICTURE_FILES = ['logo.svg', 'logo-dark.svg', 'favicon.svg', 'no-photo.svg', 'share.png'] as const
type PictureFile = (typeof PICTURE_FILES)[number]

const MAX_SVG_BYTES = 50_000
const MAX_PNG_BYTES = 500_000
/** The size of the picture in link previews, in pixels. */
export const SHARE = { width: 1200, height: 630 }
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
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
  const { attributes, isActive } = readSvg(content.toString('utf8'))
  if (!attributes) return 'is no SVG with xmlns="http://www.w3.org/2000/svg"'
  if (!sidesIn(attributes)) return 'must have a viewBox of four numbers, such as viewBox="0 0 120 32"'
  return isActive ? 'must not have scripts, event handlers, or links to other files' : null
}

function mistakeInPng(content: Buffer): string | null {
  if (!content.subarray(0, PNG.byteLength).equals(PNG) || content.byteLength < 24) return 'is no PNG'
  const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)]
  if (width === SHARE.width && height === SHARE.height) return null
  return `is ${width} × ${height} pixels, must be ${SHARE.width} × ${SHARE.height}`
}

/** Width and height of an SVG's viewBox; null where it has none. */
export function boxOf(svg: string): { width: number; height: number } | null {
  return sidesIn(readSvg(svg).attributes)
}

function sidesIn(attributes: ReturnType<typeof readSvg>['attributes']) {
  const [, , width = Number.NaN, height = Number.NaN] = (attributes?.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? { width, height } : null
}
