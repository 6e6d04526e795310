import type { Client } from 'urql'
import { expect, test } from 'vitest'
import { askForLine } from './lineQuotes.ts'

type Asked = { period: { start: string; end: string }; lines: { productId: string; quantity: number }[] }

/** A gateway that answers each line with its place in the question; without an answer where it fails. */
function gateway({ fails = false } = {}) {
  const asked: Asked[] = []
  const query = (_document: unknown, variables: Asked) => {
    asked.push({ ...variables, lines: [...variables.lines] })
    const lineQuotes = variables.lines.map((line, index) => ({
      ...line,
      total: index,
      explain: [],
      problem: null,
    }))
    return { toPromise: async () => (fails ? { error: new Error('no answer') } : { data: { lineQuotes } }) }
  }
  return { asked, client: { query } as unknown as Client }
}

const DATES = { start: '2026-12-12', end: '2026-12-14' }
const cards = Array.from({ length: 20 }, (_, index) => ({
  productId: String(index),
  quantity: 1 + (index % 3),
}))

test('what is drawn together is asked together: a list of 20 in one query', async () => {
  const { client, asked } = gateway()
  const answers = await Promise.all(cards.map((line) => askForLine(client, DATES, line)))
  expect(asked).toEqual([{ period: DATES, lines: cards }])
  expect(answers.map((answer) => answer?.total)).toEqual(cards.map((_, index) => index))
})

test('other dates are another question, and so is what comes after an answer', async () => {
  const { client, asked } = gateway()
  const later = { start: '2026-12-20', end: '2026-12-21' }
  const [line = { productId: '', quantity: 1 }] = cards
  await Promise.all([askForLine(client, DATES, line), askForLine(client, later, line)])
  await askForLine(client, DATES, { ...line, quantity: 9 })
  expect(asked.map(({ period, lines }) => [period.start, lines[0]?.quantity])).toEqual([
    [DATES.start, 1],
    [later.start, 1],
    [DATES.start, 9],
  ])
})

test('without an answer there is no sum', async () => {
  const { client } = gateway({ fails: true })
  expect(await Promise.all(cards.map((line) => askForLine(client, DATES, line)))).toEqual(
    cards.map(() => null),
  )
})
