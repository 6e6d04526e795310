import { builder } from '../builder.ts'

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
