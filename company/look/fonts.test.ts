import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postcss from 'postcss'
import { expect, onTestFinished, test } from 'vitest'
import { readCompany } from '../read.ts'
import { lettersOf } from '../texts/letters.ts'
import { applyType, trackOf } from './applyType.ts'
import { cutFonts } from './cutFonts.ts'
import { firstFontOf, pictureFonts } from './fontFiles.ts'
import { missingGlyphs, readFonts } from './fonts.ts'
import { readFont } from './fontTables.ts'

const HARBOUR = path.resolve('tests/support/harbour')
const own = readCompany(HARBOUR).look

function folderWith(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sutki-fonts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'fonts'))
  cpSync(`${HARBOUR}/fonts/archivo.woff2`, path.join(folder, 'fonts/archivo.woff2'))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, 'fonts', name), text)
  return folder
}

const face = (family: string, file: string) =>
  `@font-face { font-family: "${family}"; src: url("./${file}") format("woff2"); }\n`

test.each([
  ['server/pictures/plan/onest.ttf', 'Sutki Onest', '₽', '日'],
  ['renderer/ui/fonts/onest.woff2', 'Onest', 'ё', '€'],
  ['tests/support/harbour/fonts/instrument.woff2', 'Instrument Sans', '€', 'ё'],
])('%s is read', (file, family, known, unknown) => {
  const font = readFont(readFileSync(file), file.endsWith('.ttf') ? 'ttf' : 'woff2')
  expect(font?.family).toBe(family)
  expect(font?.characters.has(known.codePointAt(0) ?? 0)).toBe(true)
  expect(font?.characters.has(unknown.codePointAt(0) ?? 0)).toBe(false)
})

/** A font whose only list of characters is of ranges. */
function fontOf(ranges: readonly (readonly [first: number, last: number])[]): Buffer {
  const words = (...values: number[]) =>
    Buffer.concat(values.map((value) => Buffer.from(value.toString(16).padStart(8, '0'), 'hex')))
  const groups = ranges.flatMap(([first, last]) => [first, last, 0])
  const cmap = words(0x0000_0001, 0x0003_000a, 12, 0x000c_0000, 16 + 4 * groups.length, 0, ranges.length)
  const table = Buffer.concat([cmap, words(...groups)])
  const head = Buffer.concat([words(0x0001_0000, 0x0001_0000, 0), Buffer.from('cmap')])
  return Buffer.concat([head, words(0, 28, table.byteLength), table])
}

test('a list names no more characters than there are', () => {
  const whole = [0, 0x10ffff] as const
  expect(readFont(fontOf([[65, 67]]), 'ttf')?.characters).toEqual(new Set([65, 66, 67]))
  expect(readFont(fontOf([whole, whole]), 'ttf')).toBeNull()
})

test('every mistake is said, with its place', () => {
  const folder = folderWith({
    'fonts.css': `${face('One', 'archivo.woff2')}${face('Two', 'two.woff2')}${face('Three', 'archivo.woff2')}body { margin: 0 }
@font-face { font-family: "Four"; src: url(https://fonts.example/a.woff2); color: red; }
@font-face { font-family: "One stand-in"; src: local("Arial"); size-adjust: 110%; }`,
    'broken.woff2': 'wOF2 and no more',
    'archivo.ttf': readFileSync(`${HARBOUR}/fonts/archivo.woff2`),
    'old.eot': '',
    'OFL.txt': 'A licence',
  })
  const { inSheet, inFiles } = readFonts(folder)
  expect(inSheet.map(({ line, said }) => `${line}: ${said}`).sort()).toEqual([
    '2: two.woff2: there is no such file',
    '3: Three: must not have more than two families',
    '4: only @font-face may stand here',
    '5: color: there is no such descriptor',
    '5: src: must be url("./name.woff2") format("woff2"), or local("Name")',
  ])
  expect(inFiles).toEqual([
    'fonts/archivo.ttf: is no font of this kind',
    'fonts/broken.woff2: is no font of this kind',
    'fonts/old.eot: only fonts.css, *.woff2, *.ttf and *.txt may lie here',
  ])
  expect(readFonts(folderWith({})).inFiles).toEqual(['fonts/fonts.css: is missing'])
  expect(readFonts(folderWith({ 'fonts.css': '' })).inFiles).toEqual([
    'fonts/archivo.woff2: no @font-face of fonts/fonts.css has archivo.woff2',
  ])
})

test('the build cuts them to what is written, and leaves what it cannot make smaller', async () => {
  const folder = folderWith({
    'fonts.css': face('Onest', 'onest.woff2') + face('Archivo', 'archivo.woff2'),
    'onest.woff2': readFileSync('renderer/ui/fonts/onest.woff2'),
  })
  const { fonts } = readFonts(folder)
  if (!fonts) throw new Error('it has fonts')
  const cutTo = async (text: string) => {
    const { sheet, said } = await cutFonts(fonts, text, path.join(folder, 'cut'))
    const read = (name: string) => readFileSync(path.join(path.dirname(sheet), name))
    expect(read('archivo.woff2')).toEqual(readFileSync(path.join(folder, 'fonts/archivo.woff2')))
    const onest = read('onest.woff2')
    return { said, size: onest.byteLength, characters: readFont(onest, 'woff2')?.characters ?? new Set() }
  }
  const { said, size, characters } = await cutTo(lettersOf('en'))
  const hasAll = (text: string, of = characters) =>
    [...text].every((sign) => of.has(sign.codePointAt(0) ?? 0))
  expect([hasAll('AZaz09,№“—−'), hasAll('я')]).toEqual([true, false])
  expect(said).toEqual([`onest.woff2 is cut from 17536 to ${size} bytes`])
  expect(size).toBeLessThan(12_500)
  expect(hasAll('Azё№', (await cutTo(lettersOf('ru'))).characters)).toBe(true)
})

test('letters and signs that a family lacks are named', () => {
  if (!own.fonts) throw new Error('it has fonts')
  expect(missingGlyphs(own.fonts, `${lettersOf('en')}€`)).toEqual([])
  expect(missingGlyphs(own.fonts, 'aя ₸')).toEqual([
    'fonts/fonts.css: "Archivo" lacks 2 characters: я ₸',
    'fonts/fonts.css: "Instrument Sans" lacks 2 characters: я ₸',
  ])
  expect(lettersOf('ru')).toContain('ё')
})

test('headings get its family, its weight and its share of tight spacing, texts their own', () => {
  const sheet = `:root { --font-display: "Unbounded"; --font-text: "Onest"; }
.h1 { font: 400 2rem / 1 var(--font-display); letter-spacing: -0.05em }
.num { font-family: var(--font-display); font-weight: 400; letter-spacing: -0.04em }
.price { font: 400 1rem var(--font-text); letter-spacing: -0.015em }`
  const from = path.resolve('renderer/ui/any.css')
  expect(postcss([applyType(own)]).process(sheet, { from }).css).toBe(
    `:root { --font-display: "Archivo", system-ui, sans-serif; --font-text: "Instrument Sans", system-ui, sans-serif; }
.h1 { font: 620 2rem / 1 var(--font-display); letter-spacing: -0.025em }
.num { font-family: var(--font-display); font-weight: 620; letter-spacing: -0.02em }
.price { font: 400 1rem var(--font-text); letter-spacing: -0.015em }`,
  )
  const faces = postcss([applyType(own)]).process(readFileSync('renderer/ui/fonts.css', 'utf8'), {
    from: path.resolve('renderer/ui/fonts.css'),
  }).css
  expect(faces.match(/url\("[^"]+"\)/g)).toEqual([
    'url("./archivo.woff2?no-inline")',
    'url("./instrument.woff2?no-inline")',
  ])
  expect(faces).not.toMatch(/Onest|Unbounded/)
})

test('what a theme says of letters is checked, and may be fonts of the system', () => {
  const folder = folderWith({ 'fonts.css': face('Archivo', 'archivo.woff2') })
  const write = (css: string) => writeFileSync(path.join(folder, 'theme.css'), css)
  writeFileSync(path.join(folder, 'company.json'), '{ "name": "a", "language": "en" }')
  write(':root { --font-text: Georgia, serif; --track: 0.5 }')
  const { look } = readCompany(folder)
  expect(firstFontOf(look)).toBeNull()
  expect(pictureFonts(look)).toEqual({ display: null, text: null })
  write(
    ':root { --font-text: url(x); --w-display: bold; --track: -1 }\n@media (prefers-color-scheme: dark) { :root { --track: 1 } }',
  )
  expect(() => readCompany(folder)).toThrow(
    /:1: --font-text: must be up to six.*\n.*:1: --w-display: must be a weight.*\n.*:1: --track: must be a number.*\n.*:2: --track: is the same/,
  )
})

test('the demonstration company has the shop’s fonts', () => {
  const { look } = readCompany('company/demo')
  expect(trackOf(look)).toBe(1)
  expect(trackOf({ ...own, type: {} })).toBe(0.5)
  expect(firstFontOf(look)).toBe('onest')
  expect(pictureFonts(look)).toEqual({ display: null, text: null })
})
