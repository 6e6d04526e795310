import type { FastifyInstance, FastifyReply } from 'fastify'
import { hasSecret } from '../base/log.ts'
import { SCRIPT_HASHES } from './lateStart.ts'

/** Nothing but the shop's own files and the script that starts a page; components compute values of `style` attributes, but no page has a `<style>`. */
const SOURCES = {
  'default-src': ["'none'"],
  'script-src': ["'self'", ...SCRIPT_HASHES.map((hash) => `'${hash}'`)],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
} as const

/** The sources that a tag manager needs to load and to report; scripts inside the page and `eval` stay forbidden to it. */
const ANALYTICS_SOURCES: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
}

/** Features that no page of the shop uses: scripts that got in would not have them either. */
const NOT_NEEDED = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media'],
  ...['geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb'],
]
const PERMISSIONS = NOT_NEEDED.map((feature) => `${feature}=()`).join(', ')

const ONE_YEAR = 'max-age=31536000'

/** How the shop is reached. */
type SecurityOptions = {
  production: boolean
  /** Tells browsers to come by https alone from now on, and to send cookies nowhere else. */
  isHttps: boolean
  /** The same for all names below the shop's own. */
  hstsSubdomains: boolean
  /** The shop has a tag manager. */
  hasAnalytics: boolean
}

function contentPolicy(hasAnalytics: boolean): string {
  return Object.entries(SOURCES)
    .map(([directive, sources]) => {
      const analytics = hasAnalytics ? (ANALYTICS_SOURCES[directive] ?? []) : []
      return [directive, ...sources, ...analytics].join(' ')
    })
    .join('; ')
}

/** The security headers of every answer that has none of its own. In development Vite's own scripts run in pages, so the policy is for production. */
export function createSecurityHeaders(options: SecurityOptions): Readonly<Record<string, string>> {
  const { production, isHttps, hstsSubdomains, hasAnalytics } = options
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    ...(isHttps && {
      'strict-transport-security': hstsSubdomains ? `${ONE_YEAR}; includeSubDomains` : ONE_YEAR,
    }),
    ...(production && { 'content-security-policy': contentPolicy(hasAnalytics) }),
  }
}

/** Adds the security headers that an answer carries. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  { isHttps }: Pick<SecurityOptions, 'isHttps'>,
): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (isHttps) secureCookies(reply)
    if (hasSecret(request.originalUrl)) reply.headers(OF_SECRETS)
    const isPart = PART.test(String(reply.getHeader('content-type')))
    for (const [name, value] of Object.entries(headers))
      if (!reply.hasHeader(name) && !(isPart && FOR_PAGES.includes(name))) reply.header(name, value)
    return payload
  })
}

/** A page with a secret in its address is kept by nobody, found by nobody, and told to nobody. */
const OF_SECRETS = {
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}

/** Files that browsers show only inside a page, whose policy holds for them: theirs would be most of a small file. */
const PART = /^(?:application\/javascript|text\/css|font\/woff2|image\/(?:webp|avif|png|jpeg))(?:;|$)/
const FOR_PAGES = [
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
]

function secureCookies(reply: FastifyReply): void {
  const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String)
  reply.removeHeader('set-cookie')
  for (const cookie of cookies)
    reply.header('set-cookie', /;\s*secure/i.test(cookie) ? cookie : `${cookie}; Secure`)
}
