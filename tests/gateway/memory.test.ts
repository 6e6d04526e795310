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

test('documents that differ do not pile up', async () => {
  const gateway = await startGateway()
  const post = (index: number) => gateway.ask(documentNumber(index))
  await post(0)
  const before = heapMegabytes()
  for (let index = 1; index <= 300; index++) await post(index)
  expect(heapMegabytes() - before).toBeLessThan(25)
  await gateway.close()
})
