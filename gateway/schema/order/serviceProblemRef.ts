import { builder } from '../../builder.ts'
import { errorCodeDescription, UpstreamErrorCode } from '../upstreamErrorCode.ts'
import type { ServiceProblem } from './serviceProblem.ts'

/** A type for the failure of a service, for mutations whose problems share no interface. */
export function serviceProblemRef(name: string, description: string) {
  return builder.objectRef<ServiceProblem & { kind: 'service' }>(name).implement({
    description,
    fields: (t) => ({
      message: t.exposeString('message', {
        description: 'What happened and what to do, in Russian, for the visitor.',
      }),
      errorCode: t.expose('errorCode', { type: UpstreamErrorCode, description: errorCodeDescription }),
      detail: t.exposeString('detail', {
        nullable: true,
        description: 'The technical message of the error catalogue, for support and logs, not for visitors.',
      }),
      status: t.exposeInt('status', {
        nullable: true,
        description: 'HTTP status of the service; null when it did not answer.',
      }),
      retryable: t.exposeBoolean('retryable', {
        description:
          'Whether the same may succeed later. Without an answer it may have been kept: a repeat can then be kept twice.',
      }),
      requestId: t.exposeString('requestId', { description: 'Identifier of this request in the logs.' }),
    }),
  })
}
