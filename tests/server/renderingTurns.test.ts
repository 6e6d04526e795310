import { parse } from 'graphql'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFailingServices } from '../../server/observe/failingServices.ts'
import { createPageServices } from '../../server/pages/render/pageServices.ts'
import { startGateway, type TestGateway, TODAY } from '../gateway/testGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

test('pages that wait for the same answer are rendered in turns of the event loop of their own', async () => {
  const log = pino({ level: 'silent' })
  const pageRequestOf = createPageServices({
    gateway: gateway.gateway,
    failingServices: createFailingServices(log),
    ...{ buildId: 'build', gtmId: null, hasMaps: false, hasWorker: false, timeZone: 'Europe/Moscow' },
    today: () => TODAY,
    siteUrl: () => 'http://shop.example',
    pageOf: () => 'page',
  })
  const document = parse('{ settings { brand } }')
  const read = () =>
    pageRequestOf({ id: 'page', log, url: '/', headers: {} }).services.execute({ document, variables: {} })
  await read()

  let turn = 0
  let counting = setImmediate(count)
  function count(): void {
    turn += 1
    counting = setImmediate(count)
  }
  const turns = await Promise.all(Array.from({ length: 5 }, () => read().then(() => turn)))
  clearImmediate(counting)
  expect(new Set(turns).size).toBe(5)
})
