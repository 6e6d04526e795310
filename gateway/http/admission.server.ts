import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { GatewayContext } from '../context.ts'
import { type CountWrite, takeAllowance, writesIn } from './writes.ts'

/** That an operation may not run now, and the seconds after which it may. */
type Refusal = { code: 'OVERLOADED'; retryAfter: number }

/** Asks the server whether an operation may run now; null: it may. */
export type Admit = (operation: { isMutation: boolean }) => Promise<Refusal | null>

type Server = { admit?: Admit; countWrite?: CountWrite }

/**
 * Counts writes, and lets an operation wait for its turn, or refuses it, once its body has come and before anything is parsed. A report
 * is no more urgent than a read, and is counted where it is sent: an empty one is not.
 */
export function admissionPlugin(): Plugin<GatewayContext, Server> {
  return {
    async onParams({ params, context: { admit, countWrite } }) {
      const query: unknown = params?.query
      const writes = writesIn(typeof query === 'string' ? query : '').filter((write) => write !== 'reports')
      for (const write of writes) await takeAllowance(write, countWrite)
      const refusal = await admit?.({ isMutation: writes.length > 0 })
      if (!refusal) return
      const headers = { 'retry-after': String(refusal.retryAfter) }
      throw new GraphQLError('The server is busy, try again in a few seconds.', {
        extensions: { code: refusal.code, retryable: true, http: { status: 503, headers } },
      })
    },
  }
}
