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
      const refusal = await admit?.({ isMutation: writes.length > 0, isExpensive: false })
      if (refusal) throw errorOf(refusal)
    },
  }
}

/** Lets an operation that turned out to be expensive wait anew; null: it may run. */
export async function admitExpensive(admit: Admit | undefined): Promise<GraphQLError | null> {
  const refusal = await admit?.({ isMutation: false, isExpensive: true })
  return refusal ? errorOf(refusal) : null
}

function errorOf({ code, retryAfter }: Refusal): GraphQLError {
  const http = { status: 503, headers: { 'retry-after': String(retryAfter) } }
  return new GraphQLError('The server is busy, try again in a few seconds.', {
    extensions: { code, retryable: true, http },
  })
}
