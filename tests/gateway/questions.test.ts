import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAnything } from '../questions/ask.ts'
import { QUESTIONS } from '../questions/questions.ts'
import { startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

test('there are 120 questions, each asked once', () => {
  expect(new Set(QUESTIONS.map(([asked]) => asked)).size).toBe(120)
})

test.each(QUESTIONS)('%s', async (asked, among) => {
  const answers = await askAnything(gateway.ask, asked)
  if (among === null) expect(answers).toEqual([])
  else expect(answers.slice(0, 3)).toContainEqual(expect.stringMatching(among))
})
