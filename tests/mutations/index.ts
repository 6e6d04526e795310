import { parseArgs } from 'node:util'
import { type NamedTest, rows, testOf } from '../support/conformance.ts'
import { mutations } from './all.ts'
import { Checkout, isEndToEnd, readsBuild, type Verdict } from './checkout.ts'
import type { Mutation } from './mutation.ts'

// npm run mutations [-- --rows 1.13,4.23] [--part 1/4]: breaks a copy of the shop in one place after the other, and expects the test that
// docs/conformance.md names to fail. All of them take half an hour.

const { values } = parseArgs({ options: { rows: { type: 'string' }, part: { type: 'string' } } })
const [part = 1, parts = 1] = (values.part ?? '1/1').split('/').map(Number)
const wanted = values.rows?.split(',')
const chosen = mutations
  .map((mutation) => ({ ...mutation, rows: mutation.rows.filter((row) => wanted?.includes(row) ?? true) }))
  .filter(({ rows: left }) => left.length > 0)
  .filter((_, index) => index % parts === part - 1)
const proofs = new Map(rows.map((row) => [row.id, testOf(row)]))
const isBuilt = (mutation: Mutation) => mutation.rows.map(testOfRow).some(readsBuild)
const checkout = new Checkout()

const tests = chosen.flatMap((mutation) => mutation.rows.map(testOfRow))
const failure = tests.some(readsBuild) ? await checkout.build() : undefined
if (failure) throw new Error(failure)
for (const some of [tests.filter((test) => !isEndToEnd(test)), tests.filter(isEndToEnd)]) {
  const verdict: Verdict = some.length > 0 ? await checkout.runTests(some) : { is: 'green' }
  if (verdict.is !== 'green') throw new Error(`not green with nothing broken: ${verdict.why}`)
}

let red = 0
let count = 0
for (const mutation of chosen.toSorted((one, other) => Number(isBuilt(one)) - Number(isBuilt(other)))) {
  using _broken = checkout.apply(mutation)
  const why = isBuilt(mutation) ? await checkout.build() : undefined
  for (const row of mutation.rows) {
    const verdict: Verdict = why ? { is: 'broken', why } : await checkout.runTests([testOfRow(row)])
    count += 1
    if (verdict.is === 'red') red += 1
    const word = verdict.is === 'broken' ? `broken: ${verdict.why}` : verdict.is
    const change = `${mutation.piece} → ${mutation.replacement || '∅'}`.replace(/\s+/g, ' ')
    console.log([row.padEnd(5), word.padEnd(5), mutation.file, change].join('  '))
  }
}
console.log(`\n${red} of ${count} red`)
process.exitCode = red < count || count === 0 ? 1 : 0

function testOfRow(row: string): NamedTest {
  const test = proofs.get(row)
  if (!test) throw new Error(`${row} is not proven by a test`)
  return test
}
