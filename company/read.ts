import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { companyFolder } from '../server/setup/fingerprint.mjs'
import { type JsonPath, placeText, type ReadJson, readJson } from './json.ts'
import { companyKeys, type Company as Keys } from './keys.ts'
import { type Pictures, readPictures } from './look/pictureFiles.ts'
import { type Mistake, readTheme, THEME_FILE, type Theme } from './look/theme.ts'

/** A company as its folder describes it. */
type Company = Keys & { look: Theme & { pictures: Pictures } }

/** The company's folder cannot be used. Its message says all that is wrong, a line for each. */
export class BadCompanyError extends Error {
  override name = 'BadCompanyError'
}

const FILE = 'company.json'
const MAX_BYTES = 100_000
const MOST_LINES = 100

/**
 * Reads and checks the company's folder.
 * @throws BadCompanyError with a line for each mistake: file, line, place, what is wrong.
 */
export function readCompany(folder = companyFolder()): Company {
  const text = textOf(folder)
  let json: ReadJson
  try {
    json = readJson(text)
  } catch (error) {
    throw badFolder(folder, [`${FILE}:${(error as SyntaxError).message}`])
  }
  const { theme, mistakes: inTheme } = readTheme(folder)
  const { pictures, mistakes: inPictures } = readPictures(folder)
  const { success, data, error } = companyKeys.safeParse(json.value)
  const mistakes = [
    ...json.twice.map((place) => ({ place, said: 'is said twice' })),
    ...(error?.issues ?? []).flatMap((issue) => mistakesOf(issue, json.value)),
  ]
  if (success && mistakes.length + inTheme.length + inPictures.length === 0)
    return { ...data, look: { ...theme, pictures } }
  const lines = mistakes.map(({ place, said }) => ({
    line: lineOf(place, json),
    said: `${place || 'all of it'}: ${said}`,
  }))
  throw badFolder(folder, [
    ...inOrder(FILE, lines),
    ...inOrder(THEME_FILE, inTheme),
    ...inPictures.map(({ file, said }) => `${file}: ${said}`),
  ])
}

/** The mistakes of one file, as they stand in it. */
function inOrder(file: string, mistakes: readonly Mistake[]): string[] {
  return mistakes
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, said }) => `${file}:${line}: ${said}`)
}

function textOf(folder: string): string {
  const file = path.join(folder, FILE)
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size === undefined)
    throw badFolder(folder, [`${FILE}: there is no such file; "npm run company -- init DIR" writes one`])
  if (size > MAX_BYTES) throw badFolder(folder, [`${FILE}: is larger than ${MAX_BYTES} bytes`])
  return readFileSync(file, 'utf8')
}

function badFolder(folder: string, said: readonly string[]): BadCompanyError {
  const shown = said.slice(0, MOST_LINES).map((line) => `  ${line}`)
  const more = said.length > MOST_LINES ? [`  and ${said.length - MOST_LINES} more`] : []
  return new BadCompanyError([`COMPANY_DIR: ${folder} cannot be used:`, ...shown, ...more].join('\n'))
}

function mistakesOf(issue: z.core.$ZodIssue, value: unknown): { place: string; said: string }[] {
  const at = issue.path as JsonPath
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ place: placeText([...at, key]), said: 'there is no such key' }))
  const isMissing = issue.code === 'invalid_type' && valueAt(value, at) === undefined
  return [{ place: placeText(at), said: isMissing ? 'is missing' : issue.message }]
}

function valueAt(value: unknown, at: JsonPath): unknown {
  return at.reduce<unknown>(
    (found, step) => (found instanceof Object ? Reflect.get(found, step) : undefined),
    value,
  )
}

/** That of what it is in, where it is missing. */
function lineOf(place: string, { lines }: ReadJson): number {
  return lines.get(place) ?? lines.get(place.replace(/(^|\.|\[)[^.[]*$/, '')) ?? 1
}
