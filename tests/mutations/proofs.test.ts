import { expect, test } from 'vitest'
import { Checkout } from './checkout.ts'
import { broken, type Mutation } from './mutation.ts'

const queue = {
  file: 'renderer/shell/prefetchQueue.test.ts',
  title: 'fetches four pages at a time, each once; one that fails makes room, too',
}
const five: Mutation = {
  rows: ['9.16'],
  file: 'renderer/shell/prefetchQueue.ts',
  piece: 'MAX_PENDING = 4',
  replacement: 'MAX_PENDING = 5',
}

test('only an assertion that does not hold is red, and what was broken is whole again', {
  timeout: 120_000,
}, async () => {
  using checkout = new Checkout()
  const judged = async (mutation: Mutation) => {
    using _broken = checkout.apply(mutation)
    return await checkout.runTests([queue])
  }
  expect(await judged(five)).toMatchObject({ is: 'red' })
  expect(await judged({ ...five, replacement: 'MAX_PENDING = ' })).toMatchObject({ is: 'broken' })
  expect(await checkout.runTests([{ ...queue, title: 'fetches' }])).toEqual({
    is: 'broken',
    why: 'no such test ran',
  })
  expect(await checkout.runTests([queue])).toEqual({ is: 'green' })
})

test.each([
  ['0', 'MAX_PENDING = 9'],
  ['2', 'MAX_PENDING'],
])('a piece that stands there %s times no longer applies', (count, piece) => {
  expect(() => broken('const MAX_PENDING = 4\nuse(MAX_PENDING)', { ...five, piece })).toThrow(
    `mutation no longer applies: ${count} × ${JSON.stringify(piece)} in ${five.file}`,
  )
})
