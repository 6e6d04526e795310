import { isIP } from 'node:net'
import { z } from 'zod'
import { isTimeZone } from '#company/calendar.ts'
import { TIME_ZONE } from '#company/constants.ts'
import { readCallPaths, readRedisUrl } from '#gateway/rest/rest.ts'

const flag = z.enum(['on', 'off']).transform((value) => value === 'on')
const path = z
  .string()
  .regex(/^(\/|(\/\w[\w.-]*)+)$/, 'must be a path such as /api/rental_service, or /')
  .transform((value) => (value === '/' ? '' : value))
const url = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .refine((value) => !/[?#]/.test(value), 'must be a URL without ? and #')
  .transform((value) => value.replace(/\/+$/, ''))
/** Written as browsers write it: in lower case, a Cyrillic host in Punycode, without the port of its protocol. */
const origin = url
  .refine(isOrigin, 'must be an origin such as https://shop.example, without a path')
  .transform((value) => new URL(value).origin)
const file = z.string().min(1).optional()
const count = (max: number, min = 0) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.number().min(min).max(max))

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: count(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  SITE_URL: origin.optional(),
  COMPANY_DIR: z.string().min(1).optional(),
  UPSTREAM_URL: url
    .refine(
      (value) => !/^https?:\/\/[^/]*@/i.test(value),
      'must be a URL without user and password: put an Authorization header into UPSTREAM_HEADERS_FILE',
    )
    .optional(),
  UPSTREAM_HEADERS_FILE: file,
  UPSTREAM_CA_FILE: file,
  UPSTREAM_CERT_FILE: file,
  UPSTREAM_KEY_FILE: file,
  CATALOG_SERVICE_PATH: path.default('/api/rental_service'),
  CONTENT_SERVICE_PATH: path.default('/api/content_service'),
  PRODUCT_SERVICE_PATH: path.default('/api/product_service'),
  NOTIFICATIONS_SERVICE_PATH: path.default('/api/notifications_service'),
  CALL_PATHS: z
    .string()
    .transform((text, context) => {
      try {
        return readCallPaths(text)
      } catch (error) {
        context.addIssue((error as Error).message)
        return z.NEVER
      }
    })
    .optional(),
  UPSTREAM_PORT: count(65_535).default(0),
  UPSTREAM_DEADLINE_MS: count(600_000).default(2500),
  RETRY_IDEMPOTENT: count(10).default(0),
  RETRY_OTHER: count(10).default(1),
  STORAGE_URL: url.optional(),
  PROJECT: z.string().min(1).max(100).default('sutki'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must be GTM- and capital letters or digits')
    .optional(),
  YANDEX_MAPS_API_KEY: z
    .string()
    .regex(/^[\w-]{1,200}$/, 'must be a key of letters, digits and -')
    .optional(),
  PERSISTED_ONLY: flag.default(false),
  PERSISTED_MANIFESTS: z.string().min(1).optional(),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((origin) => origin.trim() || []))
    .pipe(z.array(origin)),
  HSTS_SUBDOMAINS: flag.default(false),
  PAGE_CACHE: flag.default(true),
  OFFLINE: flag.default(true),
  REDIS_URL: z
    .string()
    .refine(
      (value) => readRedisUrl(value) !== null,
      'must be redis://host, redis-sentinel://host,host#primary or redis-cluster://host,host; rediss… for TLS',
    )
    .optional(),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w.:-]{1,50}$/, 'must be at most 50 letters, digits, and . _ : -')
    .default('sutki'),
  ANSWER_CACHE: flag.default(true),
  MUTATIONS_PER_MINUTE: count(1_000_000).default(30),
  ORDER_MAX_STOCKS: count(1_000_000).default(15),
  ORDER_MAX_SUM: count(999_999_999).default(2_000_000),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((proxy) => proxy.trim() || []))
    .refine(
      (list) => list.every(isProxy),
      'must be IP addresses or networks such as 10.0.0.0/8, comma-separated',
    ),
  SHUTDOWN_DELAY_MS: count(300_000).default(0),
  PICTURES_MB: count(1_000_000, 10).default(500),
  DATA_DIR: z.string().min(1).default('./data'),
  PLAYGROUND: flag.optional(),
  TIME_ZONE: z
    .string()
    .default(TIME_ZONE)
    .refine(isTimeZone, 'must be an IANA time zone such as Europe/Moscow'),
  WORKERS: z
    .union([z.literal('auto'), count(64, 1)], { error: 'must be auto or a whole number from 1 to 64' })
    .default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  EXPLAIN_KEY: z.string().min(16).max(200).optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{1,200}=*$/, 'must be a bearer token of letters, digits and -._~+/')
    .optional(),
})

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

function isProxy(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  const mask = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  return version !== 0 && mask && more.length === 0
}

function isOrigin(value: string): boolean {
  const { href, origin } = new URL(value)
  return href === `${origin}/`
}
