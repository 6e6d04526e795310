import type { Problems } from './useFields.ts'

/** A form that the gateway has refused: what is said of all of it, and what beside its fields. */
export type Refusal<Name extends string> = {
  message: string
  fields: Problems<Name>
  /** A problem has no field on this page: another build of the shop asks for it. */
  isOutdated: boolean
}

/** The problems of a form by the names of its fields; one without a name is said in place of `message`. */
export function refusalOf<Name extends string>(
  message: string,
  problems: readonly (readonly [name: Name | undefined, message: string])[],
): Refusal<Name> {
  const unknown = problems.find(([name]) => !name)
  return {
    message: unknown?.[1] ?? message,
    fields: Object.fromEntries(problems.filter(([name]) => name)) as Problems<Name>,
    isOutdated: unknown !== undefined,
  }
}
