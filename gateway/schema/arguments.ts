import { GraphQLError } from 'graphql'
import { LIMITS } from '../base/limits.ts'
import { withoutStacks } from '../rest/errors.ts'

/** The largest number of items in any list argument. */
export const MAX_LIST = LIMITS.listItems.max

/** The error of an argument that cannot be used: code `BAD_USER_INPUT`, the argument's name in `extensions.argument`. */
export function badInput(argument: string, message: string): GraphQLError {
  const extensions = { code: 'BAD_USER_INPUT', argument }
  return withoutStacks(() => new GraphQLError(`Argument "${argument}": ${message}`, { extensions }))
}

/** A slug as the services write them. Throws where no service could know it, so that it is never requested. */
export function checkSlug(slug: string, argument = 'slug'): string {
  if (slug.length < 1 || slug.length > 200)
    throw badInput(argument, `expected 1 to 200 characters, found ${slug.length}.`)
  return checkText(slug, argument, 200)
}

/** A text argument without control characters and not longer than `max`. */
export function checkText(text: string, argument: string, max: number): string {
  if (text.length > max) throw badInput(argument, `expected at most ${max} characters, found ${text.length}.`)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\u0000-\u001f\u007f-\u009f]/.test(text))
    throw badInput(argument, 'control characters are not allowed.')
  return text
}

/** A list argument of at most 250 short texts; null and an absent list are an empty one. */
export function checkList(list: readonly string[] | null | undefined, argument: string): string[] {
  if (!list) return []
  if (list.length > MAX_LIST)
    throw badInput(argument, `expected at most ${MAX_LIST} items, found ${list.length}.`)
  return list.map((item) => {
    // Left out in silence it would widen what is requested, to everything where it is the only one.
    if (item.trim() === '') throw badInput(argument, 'an item is empty.')
    return checkText(item, argument, 200)
  })
}

/** A whole number between two bounds. */
export function checkRange(value: number, argument: string, min: number, max: number): number {
  if (value < min || value > max)
    throw badInput(argument, `expected a number from ${min} to ${max}, found ${value}.`)
  return value
}
