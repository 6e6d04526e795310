import type { FieldProblemCode as Code } from '#gateway/rental/customer.ts'
import { builder } from '../context/builder.ts'

/** Why a text or a choice of a form cannot be accepted. */
export const FieldProblemCode = builder.enumType('FieldProblemCode', {
  description: 'Why a field of a form cannot be accepted.',
  values: {
    REQUIRED: { description: 'It is empty and must not be.' },
    TOO_LONG: { description: 'It has more characters than are accepted; the message says how many are.' },
    INVALID_FORMAT: {
      description: 'It does not look like what it should be: a phone number, an e-mail address, a key.',
    },
    NOT_ACCEPTED: { description: 'A consent was not given.' },
    FORBIDDEN_CHARACTERS: { description: 'It holds control characters or broken text.' },
    TOO_MANY: { description: 'The list has more items than are accepted.' },
  } as const satisfies Record<Code, object>,
})

/** What the problems of all mutations share. */
export const ProblemRef = builder.interfaceRef<{ message: string }>('Problem').implement({
  description:
    'A write that was not done: what the problems of all mutations share. New problems may be added to each result: select `message` of this interface besides those that you know.',
  fields: (t) => ({
    message: t.exposeString('message', {
      description: 'What happened and what to do, in Russian, for the visitor.',
    }),
  }),
})
