import { ANSWERS } from '../answers.ts'
import type { Place, Shape } from '../border/shape.ts'
import type { CallName } from '../calls.ts'
import { withDeadline } from '../deadline.ts'
import { openEnvelope } from '../envelope.ts'
import { UpstreamError } from '../errors.ts'
import { type Asked, toJob, toRequest } from '../job.ts'
import type { RestOptions } from '../options.ts'
import { createAgentSend } from '../send.ts'

/** One request of a check: the checked answer, undefined when there was none, and what does not fit. */
export type Trial = { request: string; value: unknown; notes: string[] }

/** Makes requests as the gateway does, once each, and listens to every misfit at the border. */
export function createTrials(options: Omit<RestOptions, 'retries'>) {
  const agent = createAgentSend()
  const send = withDeadline(agent.send, options.deadlineMs)
  const restOptions: RestOptions = { ...options, retries: { idempotent: 0, other: 0 } }

  return {
    async run(name: CallName, asked: Asked): Promise<Trial> {
      const requestId = `check-${crypto.randomUUID()}`
      const job = toJob(name, asked, { requestId }, restOptions)
      const trial: Trial = { request: `${job.call.method} ${job.path}`, value: undefined, notes: [] }
      try {
        const answer = await send(toRequest(job, options.baseUrl))
        const place = { call: name, service: job.call.service, requestId }
        trial.value = openEnvelope(answer, job.call, listening(ANSWERS[name], trial.notes), place)
      } catch (error) {
        trial.notes.push(reasonOf(error))
      }
      return trial
    },
    close: agent.close,
  }
}

function listening(shape: Shape<unknown>, notes: string[]): Shape<unknown> {
  return { schema: shape.schema, read: (value) => shape.read(value, placeAt('result', notes)) }
}

function placeAt(path: string, notes: string[]): Place {
  return {
    in: (key) => placeAt(typeof key === 'number' ? `${path}[${key}]` : `${path}.${key}`, notes),
    misfit: (problem) => notes.push(`${path} ${problem}`),
  }
}

/** The failure with its causes: for the operator of the services, who may know everything. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const status =
    error instanceof UpstreamError && error.status !== undefined ? ` (status ${error.status})` : ''
  return error.cause === undefined
    ? `${error.message}${status}`
    : `${error.message}${status}: ${reasonOf(error.cause)}`
}
