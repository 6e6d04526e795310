import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { companyFolder } from '../server/setup/fingerprint.mjs'
import { newCompany, newTheme, schemaForEditors } from './newCompany.ts'
import { BadCompanyError, readCompany } from './read.ts'

// `npm run company -- init DIR | check [DIR]`: writes a company's folder, or says all that is wrong with one.

const [command, given] = process.argv.slice(2)
try {
  if (command === 'check') check(given === undefined ? companyFolder() : path.resolve(given))
  else if (command === 'init' && given !== undefined) init(path.resolve(given))
  else {
    console.error('npm run company -- init DIR   writes a folder to begin with')
    console.error('npm run company -- check DIR  says all that is wrong with one')
    process.exitCode = 2
  }
} catch (error) {
  if (!(error instanceof BadCompanyError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function check(folder: string): void {
  const { name } = readCompany(folder)
  console.log(`«${name}»: ${folder}`)
}

function init(folder: string): void {
  const file = path.join(folder, 'company.json')
  if (existsSync(file)) throw new BadCompanyError(`${file} is there already`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'company.schema.json'), schemaForEditors())
  writeFileSync(file, newCompany())
  writeFileSync(path.join(folder, 'theme.css'), newTheme())
  console.log(`${file} is written: give the company its name there, and start with COMPANY_DIR=${folder}`)
}
