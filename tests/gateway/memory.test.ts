import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { startGateway } from './testGateway.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

function heapMegabytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / 1024 / 1024
}

/** A document of nearly as many tokens as are allowed, unlike any other. */
function documentNumber(index: number): string {
  const fields = Array.from({ length: 110 }, () => 'minOrderDays')
  return `query Q${index}($a:Int){settings{${fields.join(' ')}} ${'__typename '.repeat(100)}}`
}

function unlike(index: number): string {
  return index.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)))
}

const REFUSED: readonly [string, (index: number) => string, number?][] = [
  ['one unknown field', (index) => `{${unlike(index)}}`],
  ['many unknown fields', (index) => `{product(slug:"${index}"){id ${'x '.repeat(480)}}}`, 30],
  ['no GraphQL', (index) => `=${unlike(index)}`],
  ['too deep', (index) => `{a${index}${'{b'.repeat(30)}${'}'.repeat(30)}}`],
]

/** Of two bytes each: what keeps a document, or anything that was read from it, keeps 28 KB. */
const COMMENT = `# ${'ж'.repeat(14_000)}\n`

test.each(REFUSED)(
  'nothing is kept of a refused document: %s',
  { timeout: 60_000 },
  async (_, make, count = 100) => {
    const gateway = await startGateway()
    const post = async (index: number) =>
      expect(await gateway.ask(COMMENT + make(index))).toHaveProperty('errors')
    for (let index = 0; index < 20; index++) await post(index)
    const before = heapMegabytes()
    for (let index = 20; index < 20 + count; index++) await post(index)
    expect(heapMegabytes() - before).toBeLessThan(2)
    await gateway.close()
  },
)

test('documents that differ do not pile up', async () => {
  const gateway = await startGateway()
  const post = (index: number) => gateway.ask(documentNumber(index))
  await post(0)
  const before = heapMegabytes()
  for (let index = 1; index <= 150; index++) await post(index)
  expect(heapMegabytes() - before).toBeLessThan(12)
  await gateway.close()
})
