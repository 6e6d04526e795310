import type { CallRecord } from '#gateway/rest/rest.ts'

/** Which services failed when they were last called. */
export type FailingServices = {
  /** Called with every call that has ended. */
  note(record: CallRecord): void
  /** Their names, in alphabetical order. */
  names(): string[]
}

/** Remembers of each service how its last call ended. A service that refuses does its work; one that is not called stays as it was. */
export function createFailingServices(): FailingServices {
  const failing = new Set<string>()
  return {
    note({ service, outcome, status, cached, shared }) {
      if (cached || shared) return
      const hasFailed = outcome === 'UPSTREAM_NETWORK' || (status ?? 0) >= 500
      if (hasFailed) failing.add(service)
      else failing.delete(service)
    },
    names: () => [...failing].sort(),
  }
}
