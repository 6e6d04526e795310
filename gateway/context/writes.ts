import { GraphQLError } from 'graphql'

/** The kinds of writes, each with an allowance of its own, by the mutation that does them. */
const FIELDS = {
  createOrder: 'orders',
  requestOrderChange: 'changes',
  cancelOrder: 'changes',
  sendFeedback: 'messages',
  joinWaitlist: 'messages',
  leaveWaitlist: 'messages',
  reportTrafficSource: 'reports',
} as const

/** A kind of write; of reads only those that could guess a secret are counted like them. */
export type Write = (typeof FIELDS)[keyof typeof FIELDS] | 'secrets'

/** All kinds of writes. */
export const WRITES: readonly Write[] = [...new Set(Object.values(FIELDS)), 'secrets']

/** Counts a write of a request's sender: the seconds after which it may send the next, 0: it may send this one. */
export type CountWrite = (write: Write) => Promise<number>

/** Counts a write. Rejects with the refusal of one of which there were too many. */
export async function takeAllowance(write: Write, count: CountWrite | undefined): Promise<void> {
  const pause = (await count?.(write)) ?? 0
  if (pause > 0) throw tooManyMutations(pause)
}

/** True if a document may hold a mutation. None does without the word; a query that has it in a text counts as one. */
export function mayMutate(text: string): boolean {
  return /\bmutation\b/.test(text)
}

/** The writes that a document may do, by the names in it, without parsing. One that has the word alone counts as an order. */
export function writesIn(text: string): Write[] {
  if (!mayMutate(text)) return []
  const named = Object.entries(FIELDS).flatMap(([field, write]) => (text.includes(field) ? write : []))
  return named.length > 0 ? [...new Set(named)] : ['orders']
}

function tooManyMutations(retryAfter: number): GraphQLError {
  return new GraphQLError('Too many mutations from one address, try again later.', {
    extensions: {
      code: 'TOO_MANY_MUTATIONS',
      retryable: true,
      http: { status: 429, headers: { 'retry-after': String(retryAfter) } },
    },
  })
}
