import { companyFolder } from '../server/setup/fingerprint.mjs'
import { inOrder, readJsonFile } from './jsonFile.ts'
import { completed, type Company as Keys, keysWith } from './keys.ts'
import { FONTS_SHEET, type Fonts, readFonts } from './look/fonts.ts'
import { type Pictures, readPictures } from './look/pictureFiles.ts'
import { readTheme, THEME_FILE, type Theme } from './look/theme.ts'
import { pageKeys } from './pageKeys.ts'
import { type OwnTexts, textKeys } from './texts/ownTexts.ts'

/** A company as its folder describes it; `pages`: titles of its further text pages by slug; `ownTexts` replace those of its language. */
type Company = Keys & {
  look: Theme & { pictures: Pictures; fonts: Fonts | null }
  pages: Readonly<Record<string, string>>
  ownTexts: OwnTexts
}

/** The company's folder cannot be used. Its message says all that is wrong, a line for each. */
export class BadCompanyError extends Error {
  override name = 'BadCompanyError'
}

const FILE = 'company.json'
const MOST_LINES = 100

/** Reads and checks the company's folder; throws a BadCompanyError with a line for each mistake. */
export function readCompany(folder = companyFolder()): Company {
  const pages = readJsonFile(folder, 'pages.json', pageKeys)
  const company = readJsonFile(folder, FILE, keysWith(pages.value ?? {}))
  if (company.value === undefined && company.mistakes.length === 0)
    throw badFolder(folder, [`${FILE}: there is no such file; "npm run company -- init DIR" writes one`])
  const texts = readJsonFile(folder, 'texts.json', textKeys(company.value?.language ?? 'ru'))
  const { theme, mistakes: inTheme } = readTheme(folder)
  const { pictures, mistakes: inPictures } = readPictures(folder)
  const { fonts, inSheet, inFiles } = readFonts(folder)
  const mistakes = [
    ...company.mistakes,
    ...pages.mistakes,
    ...texts.mistakes,
    ...inOrder(THEME_FILE, inTheme),
    ...inOrder(FONTS_SHEET, inSheet),
    ...inFiles,
    ...inPictures.map(({ file, said }) => `${file}: ${said}`),
  ]
  if (company.value === undefined || mistakes.length > 0) throw badFolder(folder, mistakes)
  return {
    ...completed(company.value),
    look: { ...theme, pictures, fonts },
    pages: pages.value ?? {},
    ownTexts: texts.value ?? {},
  }
}

/** Its message has a line for each mistake. */
export function badFolder(folder: string, said: readonly string[]): BadCompanyError {
  const shown = said.slice(0, MOST_LINES).map((line) => `  ${line}`)
  const more = said.length > MOST_LINES ? [`  and ${said.length - MOST_LINES} more`] : []
  return new BadCompanyError([`COMPANY_DIR: ${folder} cannot be used:`, ...shown, ...more].join('\n'))
}
