import fc from 'fast-check'
import { parse } from 'graphql'
import { readExamples } from '#gateway/http/playground.ts'
import { createRest } from '#gateway/rest/rest.ts'
import { createGateway } from '#gateway/yoga.server.ts'
import { createUpstreamServer } from '../../server/upstream/index.ts'
import { replaceNode } from './documents.ts'
import { anyJson } from './hostile.ts'
import { markupPlaces, textsAt } from './markup.ts'

const SCRIPT = /^javascript:|<script|<[^>]*onerror=/i

/** The texts that are HTML and that no example selects. */
const MARKUP = {
  query: `{
    product(slug: "stul-kyavari-zoloto") { description }
    solution(slug: "teplyj-shater-na-40-gostej") { text }
    settings { defaultRentTerms }
  }`,
  variables: {},
}

/** What is done to a service's answer. */
interface AnswerChange {
  place: number
  json: unknown
}

/** A change of what services answer, and the query that has to live with it. */
export const answers: fc.Arbitrary<{ query: number; changes: AnswerChange[] }> = fc.record({
  query: fc.nat(),
  changes: fc.array(fc.record({ place: fc.nat(), json: anyJson }), { minLength: 1, maxLength: 3 }),
})

/** The gateway in front of services whose answers can be changed: runs a query and says what must not be in its answer. */
export async function openChangedServices(dataDir: string) {
  let changes: readonly AnswerChange[] = []
  const upstream = await createUpstreamServer({
    dataDir,
    async layer(_request, next) {
      const answer = await next()
      const value: unknown = JSON.parse(String(answer.body))
      const changed = changes.reduce((whole, { place, json }) => replaceNode(whole, place, json), value)
      return { ...answer, body: JSON.stringify(changed) ?? '' }
    },
  })
  const rest = createRest({
    baseUrl: upstream.url,
    servicePaths: {
      ...{ catalog: '/api/rental_service', content: '/api/content_service' },
      ...{ product: '/api/product_service', notifications: '/api/notifications_service' },
    },
    deadlineMs: 5000,
    retries: { idempotent: 0, other: 0 },
    project: 'sutki',
  })
  const faults: string[] = []
  // What a service answers to an order may fail it, and one line says so.
  const note = (_fields: object, message: string) => {
    if (message !== 'an order failed') faults.push(message)
  }
  const gateway = createGateway({
    rest,
    today: () => '2026-12-01',
    dayEndsIn: () => 3600,
    pictureUrl: (original) => original,
    storages: ['https://storage.example'],
    ...{ playground: false, persistedOnly: false, corsOrigins: [], production: true },
    log: { info: () => {}, warn: () => {}, error: note },
  })
  const queries = [...readExamples('2026-12-12'), MARKUP].map(({ query, variables }) => {
    const document = parse(query)
    return { document, variables, places: markupPlaces(gateway.schema, document) }
  })
  // The services here share this thread, and index their search at the first one.
  for (const operation of queries) await gateway.execute({ ...operation, requestId: 'first' })
  faults.length = 0

  return {
    async run(asked: { query: number; changes: AnswerChange[] }): Promise<string[]> {
      changes = asked.changes
      faults.length = 0
      const operation = queries[asked.query % queries.length]
      if (!operation) return []
      const result = await gateway.execute({ ...operation, requestId: 'fuzz' })
      const codes = result.errors?.map(({ extensions }) => String(extensions.code)) ?? []
      const texts = textsAt(result.data, operation.places)
      return [
        ...codes.filter((code) => code === 'INTERNAL'),
        ...faults,
        ...texts
          .filter((text) => SCRIPT.test(text))
          .map((text) => `a script came through: ${text.slice(0, 200)}`),
      ]
    },
    async close() {
      await rest.close()
      await upstream.close()
    },
  }
}
