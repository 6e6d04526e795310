import { builder } from '../context/builder.ts'
import { exposed } from '../context/exposed.ts'
import type { ServiceProblem } from '../order/serviceProblem.ts'
import { CATALOGUE, type UpstreamCode } from '../rest/errorCatalogue.ts'
import { ProblemRef } from './problems.ts'

const codes = Object.keys(CATALOGUE) as UpstreamCode[]

const UpstreamErrorCode = builder.enumType('UpstreamErrorCode', {
  description:
    'Codes of the services’ failures: `extensions.code` of a failed read, `errorCode` of a failed write’s problem. The whole catalogue, with texts: docs/errors.md.',
  values: Object.fromEntries(
    codes.map((code) => [code, { value: code, description: meaningOf(code) }]),
  ) as Record<UpstreamCode, { value: UpstreamCode; description: string }>,
})

export const ServiceProblemRef = builder.interfaceRef<ServiceProblem>('ServiceProblem').implement({
  description: 'A service refused or failed: the fields that such problems of all mutations share.',
  interfaces: [ProblemRef],
  fields: (t) =>
    exposed(t, {
      errorCode: [
        UpstreamErrorCode,
        'The error’s row in the catalogue. Source: the outcome of the REST call.',
      ],
      detail: [
        'String?',
        'The technical message of the error catalogue, for support and logs, not for visitors.',
      ],
      status: ['Int?', 'HTTP status of the service; null when it did not answer.'],
      retryable: [
        'Boolean',
        'Whether a retry may succeed. Repeat an order with its key. Any other write may have been stored if there was no answer: a repeat may then be stored twice.',
      ],
      retryAfter: ['Int?', 'Seconds that the service asks to wait before a retry; null if it names no time.'],
      requestId: 'Identifier of this request in the logs.',
    }),
})

function meaningOf(code: UpstreamCode): string {
  const { when, message, retryable, developer } = CATALOGUE[code]
  const again = retryable === null ? 'depends on the status' : retryable ? 'yes' : 'no'
  return `When: ${when}. Message: “${message}” Retryable: ${again}. ${developer}`
}
