import { casesOf, openGateway } from './cases.ts'
import { type Comparison, compare } from './compare.ts'
import { measurePresses, type PressResult, SIGN_BOUND } from './presses.ts'
import { openShop } from './shops.ts'

// npm run bench: ratios between two ways on this machine. Loopback only, ends by itself, leaves nothing behind.

const MANY_PRODUCTS = 100_000

await using open = new AsyncDisposableStack()

console.log(`Preparing two shops, one of them with ${MANY_PRODUCTS} more products…`)
const small = await openShop(0)
open.defer(small.close)
const large = await openShop(MANY_PRODUCTS)
open.defer(large.close)
const { gateway, close } = openGateway(small)
open.defer(close)

const comparisons: Comparison[] = []
for (const each of casesOf(small, large, gateway)) {
  console.log(`Measuring: ${each.name}…`)
  comparisons.push(await compare(each))
}
console.log('Measuring: presses on a slow line…')
const presses = await measurePresses(small.url)
console.log(`\n${tableOf(comparisons)}`)
console.log(`\n${pressTableOf(presses)}`)

function pressTableOf(rows: readonly PressResult[]): string {
  const head = `Press at 400 kbit/s and 600 ms: until the first sign, median of three (at most ${SIGN_BOUND} ms)`
  const width = Math.max(...rows.map(({ name }) => name.length))
  const lines = rows.map(
    ({ name, sign, isInTime }) =>
      `${name.padEnd(width)}  ${milliseconds(sign).padStart(10)}  ${isInTime ? '' : 'too late'}`,
  )
  return [head, ...lines].join('\n')
}

function tableOf(rows: readonly Comparison[]): string {
  const cells = rows.map(({ name, slower, faster, ratio }) => [
    name,
    milliseconds(slower.milliseconds),
    milliseconds(faster.milliseconds),
    `${ratio.median.toFixed(2)} (${ratio.low.toFixed(2)}–${ratio.high.toFixed(2)})`,
  ])
  const all = [['What is compared', 'first', 'second', 'ratio (middle half)'], ...cells]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map((row) =>
      row.map((cell, column) => cell[column ? 'padStart' : 'padEnd'](widths[column] ?? 0)).join('  '),
    )
    .join('\n')
}

function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`
}
