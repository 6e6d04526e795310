import { parseArgs } from 'node:util'
import { type NamedTest, rows, testOf } from '../support/conformance.ts'
import { mutations } from './all.ts'
import { Checkout } from './checkout.ts'
import type { Mutation } from './mutation.ts'
import { isEndToEnd, readsBuild, runTests, type Verdict } from './proofs.ts'

// npm run mutations: breaks a copy of the shop in one place after the other, and sees the test that docs/conformance.md names go red.

const { values } = parseArgs({
  options: { help: { type: 'boolean' }, rows: { type: 'string' }, part: { type: 'string' } },
})
if (values.help) {
  console.log(
    'npm run mutations [-- --rows 1.13,4.23] [--part 1/4]: takes about half an hour, in a temporary folder.',
  )
  process.exit()
}

const proofs = new Map(rows.map((row) => [row.id, testOf(row)]))
const [part = 1, parts = 1] = (values.part ?? '1/1').split('/').map(Number)
const wanted = values.rows?.split(',')
const chosen: readonly Mutation[] = mutations
  .flatMap((mutation) => {
    const kept = mutation.rows.filter((row) => wanted?.includes(row) ?? true)
    return kept.length > 0 ? [{ ...mutation, rows: kept }] : []
  })
  .filter((_, index) => index % parts === part - 1)
const [quick = [], built = []] = [false, true].map((isBuilt) =>
  chosen.filter((mutation) => testsOf(mutation).some(readsBuild) === isBuilt),
)

const checkout = new Checkout()
const tests = chosen.flatMap(testsOf)
if (built.length > 0) await checkout.build()
for (const ofOneRunner of [tests.filter((test) => !isEndToEnd(test)), tests.filter(isEndToEnd)]) {
  if (ofOneRunner.length === 0) continue
  const verdict = await runTests(checkout, ofOneRunner)
  if (verdict.is !== 'green') throw new Error(`not green with nothing broken: ${verdict.why}`)
}

let standing = 0
let count = 0
for (const mutation of [...quick, ...built]) {
  for (const { row, verdict, seconds } of await judge(mutation)) {
    count += 1
    if (verdict.is !== 'red') standing += 1
    const { file, piece, replacement } = mutation
    const change = `${piece} → ${replacement || '∅'}`.replace(/\s+/g, ' ')
    console.log(
      [row.padEnd(5), wordOf(verdict).padEnd(5), `${seconds.toFixed(0)} s`.padStart(5), file, change].join(
        '  ',
      ),
    )
  }
}
console.log(
  `\n${count - standing} of ${count} red, ${new Set(chosen.flatMap(({ rows }) => rows)).size} statements`,
)
process.exitCode = standing > 0 || count === 0 ? 1 : 0

/** Breaks the copy, asks the test of each row, and mends it again. */
async function judge(mutation: Mutation): Promise<{ row: string; verdict: Verdict; seconds: number }[]> {
  const judged = new Map<string, { verdict: Verdict; seconds: number }>()
  let started = performance.now()
  using _broken = checkout.apply(mutation)
  const failed = built.includes(mutation)
    ? await checkout.build().catch(({ message }: Error) => message)
    : undefined
  for (const test of testsOf(mutation)) {
    const key = `${test.file} › ${test.title}`
    if (judged.has(key)) continue
    const verdict: Verdict = failed ? { is: 'broken', why: failed } : await runTests(checkout, [test])
    judged.set(key, { verdict, seconds: (performance.now() - started) / 1000 })
    started = performance.now()
  }
  return mutation.rows.flatMap((row) => {
    const { file, title } = proofs.get(row) ?? {}
    const found = judged.get(`${file} › ${title}`)
    return found ? [{ row, ...found }] : []
  })
}

function testsOf({ rows }: Mutation): NamedTest[] {
  return rows.map((row) => {
    const test = proofs.get(row)
    if (!test) throw new Error(`${row} is not proven by a test`)
    return test
  })
}

function wordOf(verdict: Verdict): string {
  return verdict.is === 'broken' ? `${verdict.is}: ${verdict.why}` : verdict.is
}
