import fc from 'fast-check'
import { parse } from 'graphql'
import { readExamples } from '#gateway/http/playground.ts'
import { createRest } from '#gateway/rest/rest.ts'
import { createGateway } from '#gateway/yoga.server.ts'
import { createUpstreamServer } from '../../server/upstream/index.ts'
import { replaceNode } from './documents.ts'
import { anyJson } from './hostile.ts'

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
  const note = (_fields: object, message: string) => void faults.push(message)
  const gateway = createGateway({
    rest,
    today: () => '2026-12-01',
    dayEndsIn: () => 3600,
    pictureUrl: (original) => original,
    ...{ playground: false, persistedOnly: false, corsOrigins: [], production: true },
    log: { info: () => {}, warn: () => {}, error: note },
  })
  const queries = readExamples('2026-12-12').map(({ query, variables }) => ({
    document: parse(query),
    variables,
  }))

  return {
    async run(asked: { query: number; changes: AnswerChange[] }): Promise<string[]> {
      changes = asked.changes
      faults.length = 0
      const operation = queries[asked.query % queries.length]
      if (!operation) return []
      const result = await gateway.execute({ ...operation, requestId: 'fuzz' })
      const codes = result.errors?.map(({ extensions }) => String(extensions.code)) ?? []
      const text = JSON.stringify(result.data ?? null)
      return [
        ...codes.filter((code) => code === 'INTERNAL'),
        ...faults,
        ...(/"javascript:|<script|onerror=/i.test(htmlOf(text)) ? ['a script came through'] : []),
      ]
    },
    async close() {
      await rest.close()
      await upstream.close()
    },
  }
}

/** The fields that pages show as HTML or as links; in all others a script is a text. */
function htmlOf(text: string): string {
  const values: string[] = []
  JSON.parse(text, (name, value) => {
    if (
      /^(description|text|content|html|url|link|href)$/.test(name) &&
      typeof value === 'string' &&
      /^(<|\w+:)/.test(value)
    )
      values.push(JSON.stringify(value))
    return value
  })
  return values.join('\n')
}
