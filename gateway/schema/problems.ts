import type { FieldProblemCode as Code } from '#gateway/rental/customer.ts'
import { builder } from '../context/builder.ts'

export const FieldProblemCode = builder.enumType('FieldProblemCode', {
  description: 'Why a field of a form cannot be accepted.',
  values: {
    REQUIRED: { description: 'The field is required and empty.' },
    TOO_LONG: { description: 'The text is too long; the message says how many characters are allowed.' },
    INVALID_FORMAT: {
      description: 'The text is not a valid phone number, e-mail address or key.',
    },
    NOT_ACCEPTED: { description: 'A consent was not given.' },
    FORBIDDEN_CHARACTERS: { description: 'The text contains control characters or is not valid Unicode.' },
    NOT_OFFERED: { description: 'The company does not offer this choice.' },
    TOO_MANY: { description: 'The list has too many items.' },
  } as const satisfies Record<Code, object>,
})

export const ProblemRef = builder.interfaceRef<{ message: string }>('Problem').implement({
  description:
    'Why a write was not done: the field that problems of all mutations share. New problems may be added to each result: also select `message` of this interface.',
  fields: (t) => ({
    message: t.exposeString('message', {
      description: 'What happened and what to do, in the shop’s language, for the visitor.',
    }),
  }),
})
