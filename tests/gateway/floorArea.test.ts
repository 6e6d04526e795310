import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

const wedding = '{ solution(slug: "svadba-na-60-gostej") { floorArea products { product { name } } } }'

test('a set says what floor its things take, by the call that fetches them', async () => {
  const { data } = await gateway.askEveryWay(wedding)
  // Chairs 64 × 0.168, tables 6 × π × 0.9² and 3 × 1.3725, speakers 2 × 0.1224; stated: arch 0.45, carpet 15, dance floor 16, stands 2 and 0.6.
  expect(data?.solution).toMatchObject({ floorArea: 64.5 })
})

test('where it is not known of all things, it is not known of the set', async () => {
  expect(await gateway.ask('{ solution(slug: "teplyj-shater-na-40-gostej") { floorArea } }')).toEqual({
    data: { solution: { floorArea: null } },
  })
})
