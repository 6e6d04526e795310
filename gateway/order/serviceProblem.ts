import type { ServiceName } from '../rest/calls/call.ts'
import type { CallName } from '../rest/calls/index.ts'
import { CATALOGUE, type UpstreamCode } from '../rest/errorCatalogue.ts'
import { UpstreamEmptyError, UpstreamError } from '../rest/errors.ts'

/** A failure of a service as data: for writes, where the client must know what to do next. */
export type ServiceProblem = {
  /** The service answered and refused; otherwise it failed or did not answer. */
  refused: boolean
  /** The call that failed, and why: for the log. */
  failed: { service: ServiceName; call: CallName; reason: string }
  /** The row of the error catalogue. */
  errorCode: UpstreamCode
  /** For the visitor. */
  message: string
  /** The message of the error catalogue. */
  detail: string | null
  status: number | null
  /** The field that an answer came without. */
  field: string | null
  retryable: boolean
  /** Seconds that the service asks to wait before a retry. */
  retryAfter: number | null
  requestId: string
}

/** A failed call as data. Anything that is not a failed call is thrown on. */
export function serviceProblem(error: unknown, requestId: string): ServiceProblem {
  if (!(error instanceof UpstreamError)) throw error
  const status = error.status ?? null
  // 408 says that the request did not come in time, which the service may yet have acted on.
  const refused = status !== null && status >= 400 && status < 500 && status !== 408
  return {
    refused,
    failed: { service: error.service, call: error.call, reason: error.reason },
    errorCode: error.extensionCode,
    message: CATALOGUE[error.extensionCode].visitor,
    detail: error.message,
    status,
    field: (error instanceof UpstreamEmptyError && error.field) || null,
    retryable: error.retryable,
    retryAfter: error.retryAfter,
    requestId,
  }
}
