import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { GatewayContext } from '../context.ts'

/** Why an operation may not run now, and the seconds after which it may. */
type Refusal = { code: 'OVERLOADED' | 'TOO_MANY_MUTATIONS'; retryAfter: number }

/** Asks the server whether an operation may run now; null: it may. */
export type Admit = (operation: { isMutation: boolean }) => Promise<Refusal | null>

const ANSWERS = {
  OVERLOADED: { status: 503, message: 'The server is busy, try again in a few seconds.' },
  TOO_MANY_MUTATIONS: { status: 429, message: 'Too many mutations from one address, try again later.' },
} as const

/** Whether a document may hold a mutation. None does without the word; a query that has it in a text counts as one. */
export function mayMutate(text: string): boolean {
  return /\bmutation\b/.test(text)
}

/** Lets an operation wait for its turn, or refuses it, once its body has come and before anything is parsed. */
export function admissionPlugin(): Plugin<GatewayContext, { admit?: Admit }> {
  return {
    async onParams({ params, context: { admit } }) {
      const query: unknown = params?.query
      const isMutation = typeof query === 'string' && mayMutate(query)
      const refusal = await admit?.({ isMutation })
      if (!refusal) return
      const { status, message } = ANSWERS[refusal.code]
      const headers = { 'retry-after': String(refusal.retryAfter) }
      throw new GraphQLError(message, {
        extensions: { code: refusal.code, retryable: true, http: { status, headers } },
      })
    },
  }
}
