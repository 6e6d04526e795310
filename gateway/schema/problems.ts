import type { FieldProblemCode as Code } from '#gateway/rental/customer.ts'
import { builder } from '../context/builder.ts'
import { described, exposed } from '../context/exposed.ts'

export const FieldProblemCode = builder.enumType('FieldProblemCode', {
  description: 'Why a field of a form cannot be accepted.',
  values: described<Code>({
    REQUIRED: 'The field is required and empty.',
    TOO_LONG: 'The text is too long; the message says how many characters are allowed.',
    INVALID_FORMAT: 'The text is not a valid phone number, e-mail address or key.',
    NOT_ACCEPTED: 'A consent was not given.',
    FORBIDDEN_CHARACTERS: 'The text contains control characters or is not valid Unicode.',
    NOT_OFFERED: 'The company does not offer this choice.',
    TOO_MANY: 'The list has too many items.',
  }),
})

export const ProblemRef = builder.interfaceRef<{ message: string }>('Problem').implement({
  description:
    'Why a write was not done: the field that problems of all mutations share. New problems may be added to each result: also select `message` of this interface.',
  fields: (t) =>
    exposed(t, { message: 'What happened and what to do, in the shop’s language, for the visitor.' }),
})
