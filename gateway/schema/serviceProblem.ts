import { builder } from '../builder.ts'
import type { ServiceProblem } from '../order/serviceProblem.ts'
import { CATALOGUE, type UpstreamCode } from '../rest/errorCatalogue.ts'

type FailedService = ServiceProblem & { kind: 'service' }

/** A type for the failure of a service, for mutations whose problems share no interface. */
export function serviceProblemRef(name: string, description: string) {
  return builder.objectRef<FailedService>(name).implement({
    description,
    fields: (t) => ({
      message: t.exposeString('message', {
        description: 'What happened and what to do, in Russian, for the visitor.',
      }),
      ...serviceProblemFields(
        t,
        'Whether the same may succeed later. Without an answer it may have been kept: a repeat can then be kept twice.',
      ),
    }),
  })
}

/** What every failure of a service tells besides its text for the visitor; `retryable` describes that field. */
export function serviceProblemFields(t: FieldsOf<FailedService>, retryable: string) {
  return {
    errorCode: t.expose('errorCode', { type: UpstreamErrorCode, description: errorCodeDescription }),
    detail: t.exposeString('detail', {
      nullable: true,
      description: 'The technical message of the error catalogue, for support and logs, not for visitors.',
    }),
    status: t.exposeInt('status', {
      nullable: true,
      description: 'HTTP status of the service; null when it did not answer.',
    }),
    retryable: t.exposeBoolean('retryable', { description: retryable }),
    requestId: t.exposeString('requestId', { description: 'Identifier of this request in the logs.' }),
  }
}

type FieldsOf<Source> = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Source>

const codes = Object.keys(CATALOGUE) as UpstreamCode[]

/** The error catalogue as an enum: the same codes that failed reads carry in `extensions.code`. */
const UpstreamErrorCode = builder.enumType('UpstreamErrorCode', {
  description:
    'Codes of the services’ failures: `extensions.code` of a failed read, `errorCode` of a failed write’s problem. The whole catalogue, with texts: docs/errors.md.',
  values: Object.fromEntries(
    codes.map((code) => [code, { value: code, description: meaningOf(code) }]),
  ) as Record<UpstreamCode, { value: UpstreamCode; description: string }>,
})

/** The field that service problems have in common. */
const errorCodeDescription = 'Which row of the error catalogue it is. Source: the outcome of the REST call.'

function meaningOf(code: UpstreamCode): string {
  const { when, message, retryable, developer, visitor } = CATALOGUE[code]
  const again = retryable === null ? 'depends on the status' : retryable ? 'yes' : 'no'
  return `When: ${when}. Message: “${message}” Retryable: ${again}. ${developer} For the visitor: «${visitor}»`
}
