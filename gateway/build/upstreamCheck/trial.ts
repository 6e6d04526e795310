import type { CallInput } from '../../rest/calls/call.ts'
import type { CallName } from '../../rest/calls/index.ts'
import { withinDeadline } from '../../rest/deadline.ts'
import { parseEnvelope } from '../../rest/envelope.ts'
import { UpstreamError } from '../../rest/errors.ts'
import { toJob, toRequest } from '../../rest/job.ts'
import type { RestOptions } from '../../rest/options.ts'
import { createAgentSend } from '../../rest/send.ts'
import type { Path } from '../../rest/values/shape.ts'

/** One request of a check: the result as it was sent and as it was read, undefined when there was none, and what does not fit. */
export type Trial = { request: string; sent?: unknown; value: unknown; notes: string[] }

/** Makes requests as the gateway does, once each, and collects every issue of the shapes. */
export function createTrials(options: Omit<RestOptions, 'retries'>) {
  const agent = createAgentSend(options.access?.tls)
  const restOptions: RestOptions = { ...options, retries: { idempotent: 0, other: 0 } }

  return {
    async run(name: CallName, input: CallInput, headers: Record<string, string> = {}): Promise<Trial> {
      const requestId = `check-${crypto.randomUUID()}`
      const job = toJob(name, input, { requestId }, restOptions)
      const trial: Trial = { request: `${job.call.method} ${job.path}`, value: undefined, notes: [] }
      try {
        const request = toRequest(job, options)
        const sent = { ...request, headers: { ...request.headers, ...headers } }
        const answer = await withinDeadline(options.deadlineMs, (signal) => agent.send(sent, signal))
        const place = { call: name, service: job.call.service, requestId }
        const { schema, read } = job.call.answer
        const at = placeAt('result', trial.notes)
        const shape = {
          schema,
          read(value: unknown) {
            trial.sent = value
            return read(value, at)
          },
        }
        trial.value = parseEnvelope(answer, job.call, place, { shape })
      } catch (error) {
        trial.notes.push(reasonOf(error, job.call.expects))
      }
      return trial
    },
    close: agent.close,
  }
}

function placeAt(path: string, notes: string[]): Path {
  return {
    in: (key) => placeAt(typeof key === 'number' ? `${path}[${key}]` : `${path}.${key}`, notes),
    issue: (problem) => notes.push(`${path} ${problem}`),
  }
}

/** The failure with its causes: for the operator of the services, who may know everything. */
function reasonOf(error: unknown, expects: number): string {
  if (!(error instanceof Error)) return String(error)
  const status =
    error instanceof UpstreamError && error.status !== undefined
      ? ` (status ${error.status}${error.status === expects ? '' : `, not ${expects}`})`
      : ''
  return error.cause === undefined
    ? `${error.message}${status}`
    : `${error.message}${status}: ${reasonOf(error.cause, expects)}`
}
