import { parseArgs } from 'node:util'
import { measureMarks } from './marks.ts'
import { measureSearches } from './searches.ts'
import { openShop } from './shops.ts'
import { measureStarts } from './starts.ts'
import { milliseconds, tableOf } from './table.ts'

// npm run bench: the shop beside minimal programs, its searches and its starts, on this machine. Loopback only, ends by itself, leaves nothing behind.

const { help } = parseArgs({ options: { help: { type: 'boolean' } } }).values
if (help) {
  console.log(
    'npm run bench: takes minutes, prints tables, writes nothing into the repository. It has no options.',
  )
  process.exit()
}

const MANY_PRODUCTS = 20_000
/** The most milliseconds of a search for free days. */
const SEARCH_MS = { small: 300, large: 800 }

await using open = new AsyncDisposableStack()

console.log(`Preparing two shops, one of them with ${MANY_PRODUCTS} more products…`)
const small = await openShop(0)
open.defer(small.close)
const large = await openShop(MANY_PRODUCTS)
open.defer(large.close)

console.log('Measuring: searches for free days…')
const searches = [
  ...(await measureSearches(small, SEARCH_MS.small)).map((each) => ({
    ...each,
    name: `${each.name}, 84 products`,
  })),
  ...(await measureSearches(large, SEARCH_MS.large)).map((each) => ({
    ...each,
    name: `${each.name}, 20,084`,
  })),
]
console.log('Measuring: marks…')
const marks = await measureMarks(small.servicesUrl)
console.log('Measuring: starts…')
const starts = await measureStarts(small.servicesUrl)

const tables = [
  tableOf(
    ['Processor time a request: the shop / a mark', 'shop', 'mark', "of the mark's rate"],
    marks.map(({ name, shop, mark, ratio }) => [
      name,
      milliseconds(shop, 3),
      milliseconds(mark, 3),
      ratio.toFixed(2),
    ]),
  ),
  tableOf(
    [
      `Search for free days, new days each time: at most ${SEARCH_MS.small} and ${SEARCH_MS.large} ms`,
      'median',
      'slowest',
      '',
    ],
    searches.map(({ name, median, slowest, isInTime }) => [
      ...[name, milliseconds(median), milliseconds(slowest)],
      isInTime ? '' : 'too late',
    ]),
  ),
  tableOf(
    ['From the start to the first whole page', 'median of three'],
    starts.map(({ name, ...start }) => [name, milliseconds(start.milliseconds, 0)]),
  ),
]
for (const table of tables) console.log(`\n${table}`)
