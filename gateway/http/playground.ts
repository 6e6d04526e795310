import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGE } from '#company/constants.ts'
import { addDays } from '../rental/period.ts'

/** An example operation: a file of `examples/`, with the variables of the JSON file beside it: that of the shop's language, if there is one. */
type Example = { name: string; query: string; variables: Record<string, unknown> }

const FOLDER = new URL('../examples/', import.meta.url)

/** The examples by name. In variables `{{today+7}}` is a day, `{{key}}` a new idempotency key, one for all of them, and `{{secret}}` stands for that of an order. */
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

/** In the order of a visit. GraphiQL takes the first tab's document without its variables, so it must need none. */
const JOURNEY = [
  ...['settings', 'categories', 'popularCategories', 'category', 'products', 'productFilters', 'search'],
  ...['assortments', 'assortment', 'solutions', 'solution', 'guestNorms', 'product', 'alternatives'],
  ...['productsByIds', 'calendar', 'rentDays', 'freePeriods', 'lineQuotes', 'rentQuote', 'createOrder'],
  ...['orderStatus', 'order', 'requestOrderChange', 'cancelOrder'],
]

/** The examples as tabs of GraphiQL; those of no visit are last. */
export function playgroundTabs(today: string): { query: string; variables: string }[] {
  const placeOf = ({ name }: Example) => JOURNEY.indexOf(name) + 1 || JOURNEY.length + 1
  return readExamples(today)
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map(({ query, variables }) => ({ query, variables: JSON.stringify(variables, null, 2) }))
}

function read(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8')
}

function fill(text: string, today: string, key: string): string {
  return text
    .replace(/\{\{today\+(\d+)\}\}/g, (_match, days) => addDays(today, Number(days)))
    .replaceAll('{{key}}', key)
    .replaceAll('{{secret}}', 'the-secret-of-your-order')
}
