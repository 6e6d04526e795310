import path from 'node:path'
import type { z } from 'zod'
import { readFolderFile } from './folderFile.ts'
import { type JsonPath, placeText, type ReadJson, readJson } from './json.ts'
import type { Mistake } from './look/theme.ts'

const MAX_BYTES = 100_000
const NO_KEY = 'there is no such key'
const PASSED_OVER = '__proto__'

type Checked<Value> = { value: Value | undefined; mistakes: string[] }

/** A JSON file of the company's folder, checked; every mistake is a line with file, line and place. Undefined and no mistake: there is none. */
export function readJsonFile<Keys extends z.ZodType>(
  folder: string,
  file: string,
  keys: Keys,
): Checked<z.output<Keys>> {
  const found = readFolderFile(path.join(folder, file), MAX_BYTES)
  if (!found) return { value: undefined, mistakes: [] }
  const failed = (mistakes: string[]) => ({ value: undefined, mistakes })
  if (!found.content) return failed([`${file}: ${found.said}`])
  let json: ReadJson
  try {
    json = readJson(found.content.toString('utf8'))
  } catch (error) {
    return failed([`${file}:${(error as SyntaxError).message}`])
  }
  const { data, error } = keys.safeParse(json.value)
  const mistakes = [
    ...json.twice.map((place) => ({ place, said: 'is said twice' })),
    ...(error?.issues ?? []).flatMap((issue) => mistakesOf(issue, json.value)),
  ]
  // Checks of files with keys of any name pass over this one.
  if (json.lines.has(PASSED_OVER) && !mistakes.some(({ place }) => place === PASSED_OVER))
    mistakes.push({ place: PASSED_OVER, said: NO_KEY })
  if (mistakes.length === 0) return { value: data, mistakes: [] }
  const lines = mistakes.map(({ place, said }) => ({
    line: lineOf(place, json),
    said: `${place || 'all of it'}: ${said}`,
  }))
  return failed(inOrder(file, lines))
}

/** The mistakes of one file as lines, in the order of the file. */
export function inOrder(file: string, mistakes: readonly Mistake[]): string[] {
  return mistakes
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, said }) => `${file}:${line}: ${said}`)
}

function mistakesOf(issue: z.core.$ZodIssue, value: unknown): { place: string; said: string }[] {
  const at = issue.path as JsonPath
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ place: placeText([...at, key]), said: NO_KEY }))
  if (issue.code === 'invalid_key')
    return issue.issues.map(({ message }) => ({ place: placeText(at), said: message }))
  const isMissing = issue.code === 'invalid_type' && valueAt(value, at) === undefined
  return [{ place: placeText(at), said: isMissing ? 'is missing' : said(issue) }]
}

/** Limits in the words of the other mistakes. */
function said(issue: z.core.$ZodIssue): string {
  const things = { string: ' letters', array: ' entries' }
  const unit = 'origin' in issue ? (things[issue.origin as keyof typeof things] ?? '') : ''
  if (issue.code === 'too_small' && issue.origin === 'string') return 'must not be empty'
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}${unit}`
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}${unit}`
  return issue.code === 'not_multiple_of' ? `must be a multiple of ${issue.divisor}` : issue.message
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
