import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { addDays } from './rental/period.ts'

/** An example operation: a file of `examples/`, with the variables of the JSON file beside it. */
export type Example = { name: string; query: string; variables: Record<string, unknown> }

const FOLDER = new URL('./examples/', import.meta.url)

/**
 * The examples in the order of their names. In variables `{{today+7}}` stands for a day and `{{key}}` for a new idempotency
 * key, so that they work on any day.
 */
export function readExamples(today: string): Example[] {
  const files = readdirSync(FOLDER)
  return files
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => {
      const name = file.replace(/\.graphql$/, '')
      const variables = files.includes(`${name}.json`) ? fill(read(`${name}.json`), today) : '{}'
      return { name, query: read(file), variables: JSON.parse(variables) }
    })
}

/** The examples as tabs of GraphiQL. */
export function playgroundTabs(today: string): { query: string; variables: string }[] {
  return readExamples(today).map(({ query, variables }) => ({
    query,
    variables: JSON.stringify(variables, null, 2),
  }))
}

function read(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8')
}

function fill(text: string, today: string): string {
  return text
    .replace(/\{\{today\+(\d+)\}\}/g, (_match, days) => addDays(today, Number(days)))
    .replaceAll('{{key}}', () => randomUUID())
}
