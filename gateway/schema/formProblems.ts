import type { TextProblem } from '#gateway/rental/customer.ts'
import { builder } from '../context/builder.ts'
import { described } from '../context/exposed.ts'
import type { ServiceProblem } from '../order/serviceProblem.ts'
import { fieldEnum } from './orderProblemCodes.ts'
import { FieldProblemCode, ProblemRef } from './problems.ts'
import { ServiceProblemRef } from './serviceProblem.ts'

/** A problem with one field of a form. */
type FieldProblem<Field extends string> = TextProblem & { field: Field }

/** Why a form was not sent on. */
export type FormProblem<Field extends string> =
  | { kind: 'input'; message: string; fields: FieldProblem<Field>[] }
  | ({ kind: 'service' } & ServiceProblem)

type Words<Field extends string> = {
  /** The beginning of the names of all its types. */
  name: string
  input: string
  /** The form in a sentence: “a message”. */
  what: string
  service: string
  /** The fields by the values of their enum. */
  fields: Readonly<Record<Field, string>>
}

/** The problems of a form that is sent on to a service, all with one interface. */
export function formProblems<Field extends string>({ name, input, what, service, fields }: Words<Field>) {
  type Input = Extract<FormProblem<Field>, { kind: 'input' }>
  type Failed = Extract<FormProblem<Field>, { kind: 'service' }>
  const FieldEnum = fieldEnum(`${name}Field`, input, fields)
  const CodeEnum = builder.enumType(`${name}ProblemCode`, {
    description: `Why ${what} was not sent, for the program.`,
    values: described({
      INPUT_INVALID: `\`${name}InputProblem\`: texts or choices must be corrected.`,
      SERVICE_REFUSED: `\`${name}ServiceProblem\`: the ${service} service answered and refused.`,
      SERVICE_UNAVAILABLE: `\`${name}ServiceProblem\`: the ${service} service failed or did not answer. It may have stored ${what.replace(/^an? /, 'the ')}.`,
    }),
  })
  const Field = builder.objectRef<FieldProblem<Field>>(`${name}FieldProblem`).implement({
    description: `A problem with one field of ${what}.`,
    fields: (t) => ({
      field: t.field({
        type: FieldEnum,
        description: 'Which field.',
        resolve: ({ field }) => field as never,
      }),
      code: t.field({
        type: FieldProblemCode,
        description: 'What is wrong, for the program.',
        resolve: ({ code }) => code,
      }),
      message: t.string({
        description: 'What is wrong and what to do, in the shop’s language: show it beside the field.',
        resolve: ({ message }) => message,
      }),
    }),
  })
  const Problem = builder.interfaceRef<FormProblem<Field>>(`${name}Problem`).implement({
    description: `Why ${what} was not sent: the fields that all these problems share. New problems may be added: select \`code\` and \`message\` of this interface.`,
    interfaces: [ProblemRef],
    fields: (t) => ({
      code: t.field({
        type: CodeEnum,
        description: 'The kind of problem, for the program.',
        resolve: (problem) => {
          if (problem.kind === 'input') return 'INPUT_INVALID'
          return problem.refused ? 'SERVICE_REFUSED' : 'SERVICE_UNAVAILABLE'
        },
      }),
    }),
  })
  return {
    input: builder.objectRef<Input>(`${name}InputProblem`).implement({
      description: `Fields of ${what} must be corrected. Nothing was sent.`,
      interfaces: [ProblemRef, Problem],
      fields: (t) => ({
        fields: t.field({
          type: [Field],
          description: 'The fields with problems, at least one; each at most once.',
          resolve: ({ fields }) => fields,
        }),
      }),
    }),
    service: builder.objectRef<Failed>(`${name}ServiceProblem`).implement({
      description: `The ${service} service refused or failed.`,
      interfaces: [ProblemRef, Problem, ServiceProblemRef],
    }),
  }
}

/** The problems that were found, in the order of the form's fields. */
export function problemsIn<Field extends string, Name extends string>(
  fields: Readonly<Record<Field, Name>>,
  problems: Partial<Record<Name, TextProblem | null>>,
): FieldProblem<Field>[] {
  return (Object.entries(fields) as [Field, Name][]).flatMap(([field, name]) => {
    const problem = problems[name]
    return problem ? { field, ...problem } : []
  })
}
