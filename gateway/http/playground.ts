import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGE } from '#company/constants.ts'
import { addDays } from '../rental/period.ts'

/** An example operation: a file of `examples/`, with the variables of the JSON file beside it: that of the shop's language, if there is one. */
type Example = { name: string; query: string; variables: Record<string, unknown> }

const FOLDER = new URL('../examples/', import.meta.url)

/** The examples by name. In variables `{{today+7}}` is a day and `{{key}}` a new idempotency key, one for all of them. */
export function readExamples(today: string): Example[] {
  const files = readdirSync(FOLDER)
  const key = randomUUID()
  return files
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => {
      const name = file.replace(/\.graphql$/, '')
      const own = [`${name}.${LANGUAGE}.json`, `${name}.json`].find((each) => files.includes(each))
      const variables = own ? fill(read(own), today, key) : '{}'
      return { name, query: read(file), variables: JSON.parse(variables) }
    })
}

/** What opens first: GraphiQL takes the first tab's document without its variables, so it must need none. */
const FIRST = 'settings'

/** The examples as tabs of GraphiQL. */
export function playgroundTabs(today: string): { query: string; variables: string }[] {
  const { first = [], others = [] } = Object.groupBy(readExamples(today), ({ name }) =>
    name === FIRST ? 'first' : 'others',
  )
  return [...first, ...others].map(({ query, variables }) => ({
    query,
    variables: JSON.stringify(variables, null, 2),
  }))
}

function read(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8')
}

function fill(text: string, today: string, key: string): string {
  return text
    .replace(/\{\{today\+(\d+)\}\}/g, (_match, days) => addDays(today, Number(days)))
    .replaceAll('{{key}}', key)
}
