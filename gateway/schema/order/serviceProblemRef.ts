import { builder } from '../../builder.ts'
import { errorCodeDescription, UpstreamErrorCode } from '../upstreamErrorCode.ts'
import type { ServiceProblem } from './serviceProblem.ts'

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
