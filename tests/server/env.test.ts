import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { BadEnvironmentError, nearNames, readEnv } from '../../server/base/env.server.ts'
import { readEnvFile } from '../../server/setup/envFile.mjs'

const defaults = readEnv({})

test('without variables everything has the default that the page of the configuration names', () => {
  expect(defaults).toEqual({
    NODE_ENV: 'development',
    PORT: 3000,
    HOST: '127.0.0.1',
    CATALOG_SERVICE_PATH: '/api/rental_service',
    CONTENT_SERVICE_PATH: '/api/content_service',
    PRODUCT_SERVICE_PATH: '/api/product_service',
    NOTIFICATIONS_SERVICE_PATH: '/api/notifications_service',
    UPSTREAM_PORT: 0,
    UPSTREAM_DEADLINE_MS: 2500,
    RETRY_IDEMPOTENT: 0,
    RETRY_OTHER: 1,
    PROJECT: 'sutki',
    PERSISTED_ONLY: false,
    ANSWER_CACHE: true,
    PAGE_CACHE: true,
    OFFLINE: true,
    HSTS_SUBDOMAINS: false,
    CORS_ORIGINS: [],
    MUTATIONS_PER_MINUTE: 30,
    ORDER_MAX_STOCKS: 15,
    ORDER_MAX_SUM: 2_000_000,
    TRUST_PROXY: [],
    PICTURES_MB: 500,
    SHUTDOWN_DELAY_MS: 0,
    DATA_DIR: './data',
    TIME_ZONE: 'Europe/Moscow',
    REDIS_PREFIX: 'sutki',
    WORKERS: 1,
    LOG_LEVEL: 'info',
  })
})

test('an empty variable is an unset one', () => {
  const names = [
    ...Object.keys(defaults),
    'PERSISTED_MANIFESTS',
    'SITE_URL',
    'UPSTREAM_URL',
    'GTM_ID',
    'REDIS_URL',
    'PLAYGROUND',
  ]
  expect(readEnv(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(defaults)
})

test.each([
  ['PORT', '0', 0],
  ['HOST', '::', '::'],
  ['SITE_URL', 'https://shop.example/', 'https://shop.example'],
  ['SITE_URL', 'https://прокат.рф', 'https://xn--80atldfp.xn--p1ai'],
  ['SITE_URL', 'HTTPS://Shop.Example:443/', 'https://shop.example'],
  ['SITE_URL', 'http://shop.example:80', 'http://shop.example'],
  ['SITE_URL', 'https://shop.example:8443', 'https://shop.example:8443'],
  ['UPSTREAM_URL', 'http://services.example/base//', 'http://services.example/base'],
  ['CATALOG_SERVICE_PATH', '/api/v-1/rental.service', '/api/v-1/rental.service'],
  ['CONTENT_SERVICE_PATH', '/', ''],
  [
    'CALL_PATHS',
    'createOrder=/orders/v3/orders, productBySlug=/goods/{slug}',
    { createOrder: '/orders/v3/orders', productBySlug: '/goods/{slug}' },
  ],
  ['UPSTREAM_DEADLINE_MS', '0', 0],
  ['GTM_ID', 'GTM-AB12', 'GTM-AB12'],
  ['PERSISTED_ONLY', 'on', true],
  ['ANSWER_CACHE', 'off', false],
  ['PLAYGROUND', 'off', false],
  [
    'CORS_ORIGINS',
    ' https://A.example, http://b.example:8080/ ,',
    ['https://a.example', 'http://b.example:8080'],
  ],
  ['REDIS_URL', 'redis://localhost:6379/2', 'redis://localhost:6379/2'],
  ['REDIS_URL', 'redis-sentinel://a,b:26380/1#shop', 'redis-sentinel://a,b:26380/1#shop'],
  ['MUTATIONS_PER_MINUTE', '0', 0],
  ['ORDER_MAX_STOCKS', '0', 0],
  ['ORDER_MAX_SUM', '0', 0],
  ['TRUST_PROXY', '10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ['TIME_ZONE', 'Asia/Vladivostok', 'Asia/Vladivostok'],
  ['WORKERS', 'auto', 'auto'],
  ['WORKERS', '4', 4],
  ['LOG_LEVEL', 'silent', 'silent'],
])('%s=%s is understood', (name, given, value) => {
  expect(readEnv({ [name]: given })).toEqual({ ...defaults, [name]: value })
})

test.each([
  ['NODE_ENV', 'staging'],
  ['PORT', 'many'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '3e3'],
  ['PORT', ' '],
  ['SITE_URL', 'shop.example'],
  ['SITE_URL', 'https://shop.example/path'],
  ['SITE_URL', 'https://user:password@shop.example'],
  ['SITE_URL', 'https://shop.example?a=1'],
  ['UPSTREAM_URL', 'ftp://services.example'],
  ['UPSTREAM_URL', 'http://services.example?a=1'],
  ['UPSTREAM_URL', 'services'],
  ['UPSTREAM_URL', 'http://user:secret@services.example'],
  ['CATALOG_SERVICE_PATH', 'api/rental'],
  ['CATALOG_SERVICE_PATH', '/api/../rental'],
  ['CONTENT_SERVICE_PATH', '//evil.example'],
  ['PRODUCT_SERVICE_PATH', '/api/product?a=1'],
  ['NOTIFICATIONS_SERVICE_PATH', '/notes/'],
  ['CALL_PATHS', 'createOrders=/orders'],
  ['CALL_PATHS', 'createOrder'],
  ['CALL_PATHS', 'createOrder=orders'],
  ['CALL_PATHS', 'createOrder=/api/../orders'],
  ['CALL_PATHS', 'createOrder=/orders?a=1'],
  ['CALL_PATHS', 'createOrder=/orders/{id}'],
  ['CALL_PATHS', 'productBySlug=/goods'],
  ['CALL_PATHS', 'settings=/a,settings=/b'],
  ['UPSTREAM_PORT', '65536'],
  ['UPSTREAM_DEADLINE_MS', '2.5'],
  ['UPSTREAM_DEADLINE_MS', '600001'],
  ['RETRY_IDEMPOTENT', '11'],
  ['RETRY_OTHER', '-1'],
  ['STORAGE_URL', 'file:///etc'],
  ['PROJECT', 'x'.repeat(101)],
  ['GTM_ID', 'GTM-small'],
  ['GTM_ID', 'GTM-'],
  ['GTM_ID', 'GTM'],
  ['GTM_ID', 'AB12'],
  ['GTM_ID', 'GTM-AB12x'],
  ['GTM_ID', 'xGTM-AB12'],
  ['GTM_ID', 'GTM-AB-12'],
  ['GTM_ID', 'GTM_AB12'],
  ['GTM_ID', 'gtm-AB12'],
  ['GTM_ID', "GTM-A');alert(1)"],
  ['YANDEX_MAPS_API_KEY', 'x'.repeat(201)],
  ['YANDEX_MAPS_API_KEY', 'a&b=c'],
  ['PERSISTED_ONLY', 'yes'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'https://a.example,https://b.example/path'],
  ['REDIS_URL', 'http://redis'],
  ['REDIS_URL', 'redis-sentinel://a,b'],
  ['REDIS_URL', 'redis://a,b'],
  ['REDIS_PREFIX', 'staging}'],
  ['PLAYGROUND', 'true'],
  ['PICTURES_MB', '9'],
  ['SHUTDOWN_DELAY_MS', '300001'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', 'proxy.example'],
  ['MUTATIONS_PER_MINUTE', '-1'],
  ['ORDER_MAX_STOCKS', '1.5'],
  ['ORDER_MAX_SUM', '-1'],
  ['TIME_ZONE', 'Moon/Sea'],
  ['WORKERS', '0'],
  ['WORKERS', '65'],
  ['WORKERS', 'all'],
  ['LOG_LEVEL', 'loud'],
  ['EXPLAIN_KEY', 'short'],
  ['METRICS_TOKEN', 'two words'],
])('%s=%s is refused with one line that names it', (name, value) => {
  const read = () => readEnv({ [name]: value })
  expect(read).toThrow(BadEnvironmentError)
  expect(read).toThrow(new RegExp(`^${name}: [^\\n]+\\(see \\.env\\.example\\)$`))
})

test.each([
  ['UPSTREM_URL', 'UPSTREAM_URL'],
  ['UPSTREAM_ULR', 'UPSTREAM_URL'],
  ['UPSTREAMURL', 'UPSTREAM_URL'],
  ['upstream-url', 'UPSTREAM_URL'],
  ['SITE_URLS', 'SITE_URL'],
  ['LOGLEVEL', 'LOG_LEVEL'],
])('%s is nearly %s', (name, meant) => {
  expect(nearNames({ [name]: 'x' })).toEqual([{ name, meant }])
})

test('names of others are nobody’s mistake', () => {
  expect(nearNames({ HOME: '/', PORTS: '1', TERM: 'x', HOSTNAME: 'a', NODE_OPTIONS: '', PWD: '/' })).toEqual(
    [],
  )
})

test('a shop whose services are misspelt does not start as the demonstration', () => {
  expect(() => readEnv({ UPSTREM_URL: 'http://a.example' })).toThrow('UPSTREM_URL: UPSTREAM_URL is meant')
  expect(readEnv({ UPSTREM_URL: 'x', UPSTREAM_URL: 'http://a.example' }).UPSTREAM_URL).toBe(
    'http://a.example',
  )
})

test('every line of .env.example can be taken as it is written', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sutki-env-'))
  const file = path.join(folder, '.env')
  const lines = readFileSync('.env.example', 'utf8').match(/^#[A-Z_]+=.*$/gm) ?? []
  expect(lines.length).toBeGreaterThan(30)
  for (const line of lines) {
    writeFileSync(file, line.slice(1))
    const { values, notes } = readEnvFile(file)
    expect([line, notes]).toEqual([line, []])
    expect(() => readEnv(values), line).not.toThrow()
  }
  rmSync(folder, { recursive: true })
})
