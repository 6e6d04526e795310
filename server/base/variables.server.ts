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

/** The variables of the environment: the source of their checks, and of the table in `docs/configuration.md`. */
export const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: count(65_535).default(3000).describe('Port where the server listens.'),
  HOST: z.string().min(1).default('127.0.0.1').describe('Address where the server listens.'),
  SITE_URL: origin
    .optional()
    .describe(
      'Public origin of the shop, for canonical links, the sitemap and Open Graph. Unset: `http://HOST:PORT`.',
    ),
  HSTS_SUBDOMAINS: flag
    .default(false)
    .describe('`on`: browsers use https for all subdomains too; needs an https `SITE_URL`.'),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((proxy) => proxy.trim() || []))
    .refine(
      (list) => list.every(isProxy),
      'must be IP addresses or networks such as 10.0.0.0/8, comma-separated',
    )
    .describe(
      'Proxies whose `X-Forwarded-For` is trusted: IP addresses or networks, comma-separated. Unset: none.',
    ),
  WORKERS: z
    .union([z.literal('auto'), count(64, 1)], { error: 'must be auto or a whole number from 1 to 64' })
    .default(1)
    .describe('Server processes; `auto`: one per core.'),
  SHUTDOWN_DELAY_MS: count(300_000)
    .default(0)
    .describe('How long `/readyz` answers 503 before the server stops listening.'),
  COMPANY_DIR: z.string().min(1).optional().describe("The company's folder. Unset: `company/demo`."),
  TIME_ZONE: z
    .string()
    .default(TIME_ZONE)
    .refine(isTimeZone, 'must be an IANA time zone such as Europe/Moscow')
    .describe('Time zone that decides what "today" is.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{1,200}=*$/, 'must be a bearer token of letters, digits and -._~+/')
    .optional()
    .describe('Bearer token for `/metrics`. Unset: only requests from this machine are allowed.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .describe("Folder of the embedded services' database, order keys and resized pictures."),
  PICTURES_MB: count(1_000_000, 10)
    .default(500)
    .describe('Disk space for resized pictures in `DATA_DIR`, in megabytes; at most 50,000 files.'),
  UPSTREAM_URL: url
    .refine(
      (value) => !/^https?:\/\/[^/]*@/i.test(value),
      'must be a URL without user and password: put an Authorization header into UPSTREAM_HEADERS_FILE',
    )
    .optional()
    .describe('Base URL of the REST services. Unset: the embedded ones start.'),
  UPSTREAM_HEADERS_FILE: file.describe(
    'File with headers for the services, one `Name: value` per line; never logged.',
  ),
  UPSTREAM_CA_FILE: file.describe(
    "Authority that signs the services' certificate, in PEM. Unset: those of Node.",
  ),
  UPSTREAM_CERT_FILE: file.describe("The gateway's certificate for mutual TLS, in PEM."),
  UPSTREAM_KEY_FILE: file.describe('The key of that certificate, in PEM.'),
  CATALOG_SERVICE_PATH: path
    .default('/api/rental_service')
    .describe('Path of the catalogue and of orders below `UPSTREAM_URL`.'),
  CONTENT_SERVICE_PATH: path
    .default('/api/content_service')
    .describe('Path of articles, pages and contacts.'),
  PRODUCT_SERVICE_PATH: path.default('/api/product_service').describe('Path of settings.'),
  NOTIFICATIONS_SERVICE_PATH: path
    .default('/api/notifications_service')
    .describe('Path of feedback and traffic sources.'),
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
    .optional()
    .describe(
      'Calls that are not below these paths: [another division of calls](upstream.md#another-division-of-calls).',
    ),
  UPSTREAM_PORT: count(65_535)
    .default(0)
    .describe('Loopback port of the embedded services, printed at start; 0: any free port.'),
  UPSTREAM_DEADLINE_MS: count(600_000)
    .default(2500)
    .describe('Deadline of one call to the services, retries included; 0: none.'),
  RETRY_IDEMPOTENT: count(10).default(0).describe('How often a failed read is retried.'),
  RETRY_OTHER: count(10)
    .default(1)
    .describe('How often a failed write is retried: see [below](#a-company-with-its-own-services).'),
  STORAGE_URL: url
    .optional()
    .describe('Base URL of pictures; their paths are appended to it. Unset: the embedded storage.'),
  PROJECT: z
    .string()
    .min(1)
    .max(100)
    .default('sutki')
    .describe('The `project` parameter of `GET /v2/pages`.'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must be GTM- and capital letters or digits')
    .optional()
    .describe("Google Tag Manager container, `GTM-XXXXXXX`; loaded after the visitor's consent."),
  YANDEX_MAPS_API_KEY: z
    .string()
    .regex(/^[\w-]{1,200}$/, 'must be a key of letters, digits and -')
    .optional()
    .describe('Key of Yandex Maps. Unset: the contacts page shows the address and a link.'),
  OFFLINE: flag
    .default(true)
    .describe(
      '`off`: browsers store no pages for [offline use](operations.md#offline-use), and delete stored ones.',
    ),
  PLAYGROUND: flag
    .optional()
    .describe('`on`: GraphiQL at `/graphql`. Unset: `on` outside production and with the embedded services.'),
  PERSISTED_ONLY: flag
    .default(false)
    .describe(
      '`on`: `/graphql` answers [registered operations](gateway.md#registered-operations-and-caching) only.',
    ),
  PERSISTED_MANIFESTS: z
    .string()
    .min(1)
    .optional()
    .describe("Folder of other clients' manifests (`*.json`). Unset: `DATA_DIR/persisted`."),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((origin) => origin.trim() || []))
    .pipe(z.array(origin))
    .describe('Other origins that may call `/graphql` from a browser, comma-separated.'),
  EXPLAIN_KEY: z
    .string()
    .min(16)
    .max(200)
    .optional()
    .describe('Secret of at least 16 characters for [explanations](gateway.md#explanations) in production.'),
  MUTATIONS_PER_MINUTE: count(1_000_000)
    .default(30)
    .describe(
      'Orders per IP address and minute; the same for messages and for traffic sources; 0: no limit.',
    ),
  ORDER_MAX_STOCKS: count(1_000_000)
    .default(15)
    .describe(
      'Whole stocks that one order may take, and all orders of one network within 24 hours: see [below](#limits-on-orders); 0: no limit.',
    ),
  ORDER_MAX_SUM: count(999_999_999)
    .default(2_000_000)
    .describe("Largest total of one order, rent and extras, in the company's currency; 0: no limit."),
  REDIS_URL: z
    .string()
    .refine(
      (value) => readRedisUrl(value) !== null,
      'must be redis://host, redis-sentinel://host,host#primary or redis-cluster://host,host; rediss… for TLS',
    )
    .optional()
    .describe(
      'Redis, Redis Sentinel or Redis Cluster in which servers share answers, order keys and rate limits. Unset: not shared.',
    ),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w.:-]{1,50}$/, 'must be at most 50 letters, digits, and . _ : -')
    .default('sutki')
    .describe('First part of every Redis key; a hash of `UPSTREAM_URL` and the service paths follows.'),
  PAGE_CACHE: flag
    .default(true)
    .describe('`off`: every page is rendered on request. Only to measure or to find a fault.'),
  ANSWER_CACHE: flag
    .default(true)
    .describe('`off`: every read calls the services. Only to measure or to find a fault.'),
})

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
