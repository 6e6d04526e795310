import { restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { type ServiceProblem, serviceProblem } from '../order/serviceProblem.ts'
import { beginning } from '../rental/text.ts'
import type { TrafficSourceBody } from '../rest/calls/orders.ts'
import { ProblemRef } from './problems.ts'
import { ServiceProblemRef } from './serviceProblem.ts'

const cut = 'Cut after 500 characters; control characters are dropped.'

const TrafficSourceInput = builder.inputType('TrafficSourceInput', {
  description: 'The source of a visit. No personal data. Empty fields are not passed on.',
  fields: (t) => ({
    source: t.string({ description: `Site or campaign system: \`utm_source\`. ${cut}` }),
    medium: t.string({ description: `Kind of traffic: \`utm_medium\`. ${cut}` }),
    campaign: t.string({ description: `Campaign: \`utm_campaign\`. ${cut}` }),
    term: t.string({ description: `Search words: \`utm_term\`. ${cut}` }),
    content: t.string({ description: `Which advertisement: \`utm_content\`. ${cut}` }),
    referrer: t.string({ description: `URL of the page that led here. ${cut}` }),
    landingPage: t.string({ description: `Path of the first page that was opened. ${cut}` }),
  }),
})

type Result = { kind: 'reported'; accepted: boolean } | ({ kind: 'service' } & ServiceProblem)

const ReportedRef = builder
  .objectRef<Extract<Result, { kind: 'reported' }>>('TrafficSourceReported')
  .implement({
    description: 'The report was accepted, or was empty.',
    fields: (t) => ({
      accepted: t.exposeBoolean('accepted', {
        description: 'True: the service stored the report; false: the report was empty and was not sent.',
      }),
    }),
  })

const FailedRef = builder.objectRef<Extract<Result, { kind: 'service' }>>('TrafficSourceProblem').implement({
  description: 'The notifications service refused or failed. Do not show this to a visitor.',
  interfaces: [ProblemRef, ServiceProblemRef],
})

const TYPES = { reported: ReportedRef, service: FailedRef } as const

const ReportTrafficSourceResult = builder.unionType('ReportTrafficSourceResult', {
  description: 'The result of a report. New problems may be added: also select the interface `Problem`.',
  types: Object.values(TYPES),
  resolveType: (result) => TYPES[result.kind],
})

builder.mutationField('reportTrafficSource', (t) =>
  t.field({
    type: ReportTrafficSourceResult,
    description:
      'Reports the source of a visit. Source: `POST /v2/traffic-sources`. Failures are typed problems, not errors.',
    args: { input: t.arg({ type: TrafficSourceInput, required: true, description: 'The report.' }) },
    ...restCalls('reportTrafficSource'),
    complexity: 50,
    resolve: async (_mutation, { input }, { rest, requestId, takeAllowance }): Promise<Result> => {
      const body = toBody(input)
      if (Object.keys(body).length === 0) return { kind: 'reported', accepted: false }
      await takeAllowance('reports')
      try {
        await rest.reportTrafficSource(body)
        return { kind: 'reported', accepted: true }
      } catch (error) {
        return { kind: 'service', ...serviceProblem(error, requestId) }
      }
    },
  }),
)

const NAMES = ['source', 'medium', 'campaign', 'term', 'content', 'referrer', 'landingPage'] as const

function toBody(input: typeof TrafficSourceInput.$inferInput): TrafficSourceBody {
  const entries = NAMES.map((name) => [name, clean(input[name] ?? '')] as const)
  return Object.fromEntries(entries.filter(([, text]) => text !== ''))
}

function clean(text: string): string {
  return beginning(text.replace(/\p{Cc}/gu, '').trim(), 500).toWellFormed()
}
