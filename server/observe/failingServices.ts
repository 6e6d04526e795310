import type { CallRecord } from '#gateway/rest/rest.ts'
import { loggedPath, perMinuteOfEach } from '../base/log.ts'

/** Which services failed when they were last called. */
export type FailingServices = {
  /** Called with every call that has ended. */
  note(record: CallRecord): void
  /** Their names, in alphabetical order. */
  names(): string[]
}

/** Statuses with which a service refuses what one write says. */
const REFUSALS: ReadonlySet<number | undefined> = new Set([400, 409, 413, 422])

/**
 * Remembers of each service how its last call ended, and says in the log once a minute what fails. One that is not called stays as it was;
 * neither a 404 of a name nor the refusal of a write says anything.
 */
export function createFailingServices(log: {
  error(fields: object, message: string): void
}): FailingServices {
  const failing = new Set<string>()
  const mayTell = perMinuteOfEach(1)
  return {
    note({ service, call, method, path, outcome, status, reason, attempts, requestId }) {
      const isRefusal = method === 'POST' && REFUSALS.has(status)
      if (attempts === 0 || outcome === 'not_found' || isRefusal) return
      if (outcome === 'ok') return void failing.delete(service)
      failing.add(service)
      if (!mayTell(service)) return
      log.error({ service, call, status, reason, path: loggedPath(path), requestId }, 'a service fails')
    },
    names: () => [...failing].sort(),
  }
}
