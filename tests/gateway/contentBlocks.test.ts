import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startGateway, type TestGateway } from './testGateway.ts'

const example = readFileSync('gateway/examples/page.graphql', 'utf8')

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
afterEach(() => gateway.services.heal())
afterAll(() => gateway.close())

async function blocks(): Promise<unknown[] | undefined> {
  const { data } = await gateway.askEveryWay<{ page: { blocks: unknown[] } }>(example, { slug: 'home' })
  return data?.page.blocks
}

test('every block of the home page has the type of its kind, with its items', async () => {
  const found = await blocks()
  expect(found).toHaveLength(9)
  expect(found).toEqual([
    expect.objectContaining({ __typename: 'HeroBlock', subtitle: expect.stringContaining('посуточно') }),
    expect.objectContaining({ __typename: 'ShelfBlock', kind: 'CATEGORIES', limit: 8, url: '/categories' }),
    expect.objectContaining({ __typename: 'AdvantagesBlock', advantages: expect.any(Array) }),
    expect.objectContaining({ __typename: 'ShelfBlock', kind: 'SOLUTIONS', limit: 4, url: '/solutions' }),
    expect.objectContaining({ __typename: 'StepsBlock', steps: expect.any(Array) }),
    expect.objectContaining({ __typename: 'ShelfBlock', kind: 'ASSORTMENTS', limit: 4, url: '/catalog' }),
    expect.objectContaining({ __typename: 'ShelfBlock', kind: 'ARTICLES', limit: 3, url: '/articles' }),
    expect.objectContaining({ __typename: 'FaqBlock', questions: expect.any(Array) }),
    expect.objectContaining({ __typename: 'FeedbackBlock', buttonTitle: 'Задать вопрос' }),
  ])
  expect(found?.[4]).toMatchObject({
    steps: [{ number: 1, title: expect.any(String), text: expect.any(String) }, {}, {}, {}, {}],
  })
})

test('a kind that the schema does not know and a question without an answer are left out', async () => {
  const question = { question: 'Можно?', answer: '<p>Да</p>' }
  const sent = [
    { type: 'countdown', title: 'Скоро' },
    { type: 'faq', title: 'Вопросы', items: [{ question: 'Почему?' }, question, { answer: 'Потому.' }] },
  ]
  gateway.services.fail(
    { path: /v2\/pages/ },
    { status: 200, body: { result: { slug: 'home', blocks: sent } } },
  )
  expect(await blocks()).toEqual([{ __typename: 'FaqBlock', title: 'Вопросы', questions: [question] }])
})
