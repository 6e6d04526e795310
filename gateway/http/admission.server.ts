import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { GatewayContext } from '../context/context.ts'
import { type CountWrite, takeAllowance, writesIn } from '../context/writes.ts'

/** That an operation may not run now, and the seconds after which it may. */
type Refusal = { code: 'OVERLOADED'; retryAfter: number }

/** Asks the server whether an operation may run now; null: it may. One that proves expensive is checked once more. */
export type Admit = (operation: { isMutation: boolean; isExpensive: boolean }) => Promise<Refusal | null>

type Server = { admit?: Admit; countWrite?: CountWrite }

/** Counts writes, and lets an operation wait or refuses it, before anything is parsed. Reports are counted where they are sent. */
export function admissionPlugin(): Plugin<GatewayContext, Server> {
  return {
    async onParams({ params, context: { admit, countWrite } }) {
      const query: unknown = params?.query
      const writes = writesIn(typeof query === 'string' ? query : '').filter((write) => write !== 'reports')
      for (const write of writes) await takeAllowance(write, countWrite)
      const refusal = await refusalOf(admit, { isMutation: writes.length > 0, isExpensive: false })
      if (refusal) throw refusal
    },
  }
}

/** Waits until an operation may run: null, or why it must not. */
export async function refusalOf(
  admit: Admit | undefined,
  operation: Parameters<Admit>[0],
): Promise<GraphQLError | null> {
  const refusal = await admit?.(operation)
  return refusal ? errorOf(refusal) : null
}

function errorOf({ code, retryAfter }: Refusal): GraphQLError {
  const http = { status: 503, headers: { 'retry-after': String(retryAfter) } }
  return new GraphQLError('The server is busy, try again in a few seconds.', {
    extensions: { code, retryable: true, http },
  })
}
