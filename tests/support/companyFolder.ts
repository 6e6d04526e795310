import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { readCompany } from '#company/read.ts'

/** The least that a company says of itself. */
const LEAST = { 'company.json': '{ "name": "Harbour", "language": "ru" }' }

/** A company's folder with these files, until the test is over. */
export function companyFolder(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sutki-company-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries({ ...LEAST, ...files }))
    writeFileSync(path.join(folder, name), content)
  return folder
}

/** What is said of a folder with these files: a line for each mistake, behind the first line, which names the folder. */
export function mistakesIn(files: Record<string, string | Buffer>): string[] {
  return mistakesInFolder(companyFolder(files))
}

/** The same of a folder that is there. */
export function mistakesInFolder(folder: string): string[] {
  try {
    readCompany(folder)
    return []
  } catch (error) {
    const [first = '', ...lines] = (error as Error).message.split('\n')
    if (first !== `COMPANY_DIR: ${folder} cannot be used:`) throw error
    return lines.map((line) => line.trim())
  }
}
