import type { z } from 'zod'
import { variables } from './variables.server.ts'

/** The server's configuration, checked: see `.env.example` for what each variable means. */
export type Env = z.output<typeof variables>

/** A variable has a value that cannot be used. Its message is the one line that the operator reads. */
export class BadEnvironmentError extends Error {}

/**
 * Names that are nearly one of ours, and what may have been meant. A variable that nobody reads is not noticed otherwise.
 */
export function nearNames(source: Record<string, string | undefined>): { name: string; meant: string }[] {
  const names = Object.keys(variables.shape).filter((name) => name.length > SHORT)
  return Object.keys(source).flatMap((name) => {
    const meant = name in variables.shape ? undefined : names.find((each) => isNear(plain(name), plain(each)))
    return meant === undefined ? [] : [{ name, meant }]
  })
}

/**
 * Reads the environment, where an empty variable is unset; throws a BadEnvironmentError naming the first bad one. A misspelt UPSTREAM_URL is
 * bad: the demonstration would take the company's orders.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const [misspelt] = given.UPSTREAM_URL
    ? []
    : nearNames(given).filter(({ meant }) => meant === 'UPSTREAM_URL')
  if (misspelt) throw new BadEnvironmentError(`${misspelt.name}: UPSTREAM_URL is meant (see .env.example)`)
  const result = variables.safeParse(given)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new BadEnvironmentError(`${issue?.path[0]?.toString()}: ${issue?.message} (see .env.example)`)
}

/** Where each service is mounted, under the base URL of all. */
export function servicePathsOf(env: Env) {
  return {
    catalog: env.CATALOG_SERVICE_PATH,
    content: env.CONTENT_SERVICE_PATH,
    product: env.PRODUCT_SERVICE_PATH,
    notifications: env.NOTIFICATIONS_SERVICE_PATH,
  }
}

/** The longest names that others use, too: HOST is near to HOME. */
const SHORT = 5

function plain(name: string): string {
  return name.toUpperCase().replaceAll(/[_-]/g, '')
}

/** True if one letter is left out, put in, changed, or in the place of its neighbour. */
function isNear(one: string, other: string): boolean {
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const [a, b] = [one.slice(same), other.slice(same)]
  return (
    a === b ||
    [a.slice(1) === b, a === b.slice(1), a.slice(1) === b.slice(1)].includes(true) ||
    isSwapped(a, b)
  )
}

function isSwapped([first, second, ...rest]: string, [one, other, ...others]: string): boolean {
  return first === other && second === one && rest.join('') === others.join('')
}
