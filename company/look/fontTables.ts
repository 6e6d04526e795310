import { brotliDecompressSync } from 'node:zlib'

/** The facts of a font: the characters that it has glyphs for, and its own name of its family. */
type FontFacts = { characters: ReadonlySet<number>; family: string }

const WOFF2 = 0x774f4632
/** Tables that WOFF2 writes as one byte, by number; others by name. */
const KNOWN =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
const OTHER_NAME = 63
const MOST_BYTES = 10_000_000
/** As many as Unicode has. The lists of a font may name that many together: ranges could lie over each other without end. */
const CODE_POINTS = 0x110000

/** Reads a font file; null for what is none, or of another kind than its name says. */
export function readFont(file: Buffer, kind: 'woff2' | 'ttf'): FontFacts | null {
  try {
    if ((file.readUInt32BE(0) === WOFF2) !== (kind === 'woff2')) return null
    const tables = kind === 'woff2' ? tablesOfWoff2(file) : tablesOf(file)
    const cmap = tables.get('cmap')
    return cmap ? { characters: charactersIn(cmap), family: familyIn(tables.get('name')) } : null
  } catch {
    return null
  }
}

function tablesOf(file: Buffer): Map<string, Buffer> {
  const records = Array.from({ length: file.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  return new Map(
    records.map((at) => {
      const start = file.readUInt32BE(at + 8)
      return [file.toString('latin1', at, at + 4), file.subarray(start, start + file.readUInt32BE(at + 12))]
    }),
  )
}

/** All tables are one compressed stream, in the order of their list. */
function tablesOfWoff2(file: Buffer): Map<string, Buffer> {
  let at = 48
  const byte = () => file.readUInt8(at++)
  const tag = () => {
    at += 4
    return file.toString('latin1', at - 4, at)
  }
  const base128 = () => {
    let value = 0
    for (let next = 0x80; next & 0x80; ) {
      next = byte()
      value = value * 128 + (next & 0x7f)
    }
    return value
  }
  const sizes = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = byte()
    const number = flags & 0x3f
    const name = number === OTHER_NAME ? tag() : KNOWN.slice(number * 5, number * 5 + 4)
    const length = base128()
    const isOutline = name === 'glyf' || name === 'loca'
    const isTransformed = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0
    return { name, length: isTransformed ? base128() : length }
  })
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)), {
    maxOutputLength: MOST_BYTES,
  })
  let end = 0
  return new Map(
    sizes.map(({ name, length }) => {
      end += length
      return [name, data.subarray(end - length, end)]
    }),
  )
}

function charactersIn(cmap: Buffer): Set<number> {
  const found = new Set<number>()
  const count = cmap.readUInt16BE(2)
  const places = Array.from({ length: count }, (_, index) => cmap.readUInt32BE(4 + 8 * index + 4))
  let left = CODE_POINTS
  // Systems have a list each, and often share one.
  for (const at of new Set(places)) {
    const format = cmap.readUInt16BE(at)
    const ranges = format === 4 ? shortRanges(cmap, at) : format === 12 ? longRanges(cmap, at) : []
    for (const [first, last] of ranges) {
      left -= 1 + Math.max(0, last - first)
      if (left < 0) throw new RangeError('more characters than there are')
      for (let code = first; code <= last; code++) found.add(code)
    }
  }
  return found
}

function shortRanges(cmap: Buffer, at: number): [number, number][] {
  const count = cmap.readUInt16BE(at + 6) / 2
  const ends = at + 14
  const starts = ends + 2 * count + 2
  return Array.from({ length: count }, (_, index): [number, number] => [
    cmap.readUInt16BE(starts + 2 * index),
    cmap.readUInt16BE(ends + 2 * index),
  ]).filter(([first]) => first !== 0xffff)
}

function longRanges(cmap: Buffer, at: number): [number, number][] {
  return Array.from({ length: cmap.readUInt32BE(at + 12) }, (_, index): [number, number] => [
    cmap.readUInt32BE(at + 16 + 12 * index),
    cmap.readUInt32BE(at + 20 + 12 * index),
  ])
}

/** As Windows and Linux list it, in UTF-16. */
function familyIn(names: Buffer | undefined): string {
  if (!names) return ''
  const texts = names.readUInt16BE(4)
  for (let index = 0; index < names.readUInt16BE(2); index++) {
    const at = 6 + 12 * index
    if (names.readUInt16BE(at) !== 3 || names.readUInt16BE(at + 6) !== 1) continue
    const start = texts + names.readUInt16BE(at + 10)
    return Buffer.from(names.subarray(start, start + names.readUInt16BE(at + 8)))
      .swap16()
      .toString('utf16le')
  }
  return ''
}
