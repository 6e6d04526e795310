import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Fonts } from './fonts.ts'

/** In the folder of the project, where builds are started. */
const FOLDER = 'dist/fonts'
/** The features that the shop's own fonts keep for setting letters: digits of equal width, pairs, marks. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum', 'pnum', 'calt', 'liga']
/** Letters of Latin names, punctuation, currencies; the accent, №, ™, arrows and signs of sums. */
const ALWAYS: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x17f],
  [0x2000, 0x20ff],
  [0x2190, 0x2199],
  ...[0x300, 0x301, 0x2116, 0x2122, 0x2212, 0x2215, 0x2248, 0x2264, 0x2265].map(
    (code) => [code, code] as const,
  ),
]
/** The letters of an alphabet lie together: where one is written, its neighbours are needed for names. */
const NEIGHBOURS = 256

/** Cut fonts: where their sheet is, and a line for each file. */
type Cut = { sheet: string; said: string[] }

/** Cuts a company's fonts to what is written: the alphabets of `text`, Latin letters, signs. A file that would not become smaller stays as it is. */
export async function cutFonts({ sheet, families }: Fonts, text: string, folder = FOLDER): Promise<Cut> {
  const characters = charactersIn(text)
  const said: string[] = []
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'fonts.css'), readFileSync(sheet))
  for (const { name } of families.flatMap(({ files }) => files)) {
    const whole = readFileSync(path.join(path.dirname(sheet), name))
    const cut = await cutFont(whole, characters).catch((error: Error) => {
      said.push(`${name} is not cut: ${error.message}`)
      return whole
    })
    writeFileSync(path.join(folder, name), cut.length < whole.length ? cut : whole)
    if (cut.length < whole.length) said.push(`${name} is cut from ${whole.length} to ${cut.length} bytes`)
  }
  return { sheet: path.resolve(folder, 'fonts.css'), said }
}

// Loaded for companies with fonts alone.
async function cutFont(whole: Buffer, text: string): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font')
  return subsetFont(whole, text, { targetFormat: 'woff2', noHinting: true, keepFeatures: FEATURES })
}

function charactersIn(text: string): string {
  const blocks = new Set([...text].map((letter) => Math.floor((letter.codePointAt(0) ?? 0) / NEIGHBOURS)))
  const ranges = [
    ...ALWAYS,
    ...[...blocks].map((block) => [block * NEIGHBOURS, (block + 1) * NEIGHBOURS - 1] as const),
  ]
  const codes = new Set(
    ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at)),
  )
  return String.fromCodePoint(...codes)
}
