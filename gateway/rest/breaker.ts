import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'
import type { ServiceName } from './calls.ts'
import type { Incoming } from './send.ts'

/** Failures in a row after which a service is left alone, and milliseconds until one request tries it again. */
const FAILURES = 5
const PAUSE = 1000

/** Runs reads of a service. While the service is left alone it rejects at once. */
export type Breaker = (service: ServiceName, read: () => Promise<Incoming>) => Promise<Incoming>

/**
 * A circuit breaker for each service. No answer, one that breaks off and 5xx are failures; any other answer shows that the
 * service is well. Creates do not pass here: an order is worth waiting for.
 */
export function createBreaker(): Breaker {
  const circuit = () =>
    circuitBreaker(
      handleAll.orWhenResult((answer) => (answer as Incoming).status >= 500),
      { halfOpenAfter: PAUSE, breaker: new ConsecutiveBreaker(FAILURES) },
    )
  const circuits: Record<ServiceName, ReturnType<typeof circuit>> = {
    catalog: circuit(),
    content: circuit(),
    product: circuit(),
    notifications: circuit(),
  }
  return (service, read) => circuits[service].execute(read)
}
