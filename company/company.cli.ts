import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { companyFolder, DEMO } from '../server/setup/fingerprint.mjs'
import { fadedLogos } from './look/fadedLogos.ts'
import { missingGlyphs } from './look/fonts.ts'
import { undrawable } from './look/undrawable.ts'
import { moneyOf } from './money.ts'
import { newCompany, newTheme, schemaForEditors, textsSchema } from './newCompany.ts'
import { BadCompanyError, badFolder, readCompany } from './read.ts'
import { isLanguage } from './texts/languages.ts'
import { lettersOf } from './texts/letters.ts'
import { missingTexts } from './texts/missing.ts'

const USAGE = `npm run company -- init DIR [LANGUAGE]  writes a folder to begin with; the language is "ru" or "en"
npm run company -- check DIR            says all that is wrong with one
npm run company -- preview DIR          draws all kinds of page and state, and writes a page that shows them
npm run company -- texts LANGUAGE       says which texts of the shop a language lacks`

/** So many letters of a name fit into the header of a phone, and below an icon. */
const FITTING = 20
const LONG_NAME = `company.json: name has more than ${FITTING} letters, so it is cut in the header of a phone: add a shortName`

const [command, given, language = 'ru'] = process.argv.slice(2)
try {
  const folder = given === undefined ? companyFolder() : path.resolve(given)
  if (command === 'check') await check(folder)
  else if (command === 'preview') await preview(folder)
  else if (command === 'init' && given !== undefined) init(path.resolve(given), language)
  else if (command === 'texts' && given !== undefined) await texts(given)
  else {
    console.error(USAGE)
    process.exitCode = 2
  }
} catch (error) {
  if (!(error instanceof BadCompanyError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function check(folder: string): Promise<void> {
  const { name, shortName, language, locale, currency, look, ownTexts } = readCompany(folder)
  const mistakes = await undrawable(look.pictures)
  if (mistakes.length > 0) throw badFolder(folder, mistakes)
  const { before, after } = moneyOf(locale, currency)
  const lacking = look.fonts ? missingGlyphs(look.fonts, lettersOf(language) + name + before + after) : []
  const faded = await fadedLogos(look.pictures, look.palettes)
  const long = shortName === undefined && name.length > FITTING ? [LONG_NAME] : []
  for (const line of [...long, ...lacking, ...faded]) console.log(`Warning: ${line}`)
  const others = folder === DEMO ? {} : readCompany(DEMO).ownTexts
  const taken = Object.keys(ownTexts).filter((key) => isDeepStrictEqual(ownTexts[key], others[key]))
  if (taken.length > 0)
    console.log(`Warning: texts.json has the demonstration company's words: ${taken.join(', ')}`)
  for (const line of look.derived) console.log(line)
  console.log(`${name}: ${folder}`)
}

// Whatever is drawn belongs to the company that its process was started for.
async function preview(folder: string): Promise<void> {
  await check(folder)
  const file = fileURLToPath(new URL('../server/preview/preview.cli.ts', import.meta.url))
  const env = { ...process.env, COMPANY_DIR: folder }
  process.exitCode = spawnSync(process.execPath, [file], { env, stdio: 'inherit' }).status ?? 1
}

function init(folder: string, language: string): void {
  if (!isLanguage(language)) throw new BadCompanyError(`The shop has no texts in "${language}" yet`)
  const file = path.join(folder, 'company.json')
  if (existsSync(file)) throw new BadCompanyError(`${file} is there already`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'company.schema.json'), schemaForEditors())
  writeFileSync(path.join(folder, 'texts.schema.json'), textsSchema(language))
  writeFileSync(file, newCompany(language))
  writeFileSync(path.join(folder, 'theme.css'), newTheme())
  console.log(`${file} is written: give the company its name there, and start with COMPANY_DIR=${folder}`)
}

async function texts(language: string): Promise<void> {
  const missing = await missingTexts(language)
  for (const key of missing) console.log(key)
  console.log(
    missing.length === 0 ? `"${language}" has all texts` : `"${language}" lacks ${missing.length} texts`,
  )
  if (missing.length > 0) process.exitCode = 1
}
