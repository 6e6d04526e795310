import type { FastifyInstance, FastifyReply } from 'fastify'
import { liftStyles } from './inlineStyles.ts'

/** Nothing but the shop's own files; a page's own style element is added by its hash. */
const SOURCES = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
} as const

/** What a tag manager needs to be loaded and to report; scripts inside the page and `eval` stay forbidden to it. */
const ANALYTICS_SOURCES: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
}

/** What no page of the shop uses: scripts that got in would not have it either. */
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

/** The policy of a page; `styleHash` is that of its style element, where it has one. */
function contentPolicy(styleHash: string | null, hasAnalytics: boolean): string {
  return Object.entries(SOURCES)
    .map(([directive, sources]) => {
      const hashes = directive === 'style-src' && styleHash !== null ? [`'${styleHash}'`] : []
      const analytics = hasAnalytics ? (ANALYTICS_SOURCES[directive] ?? []) : []
      return [directive, ...sources, ...analytics, ...hashes].join(' ')
    })
    .join('; ')
}

/**
 * Adds the security headers that every answer carries. In development Vite's own scripts run in pages, so the policy is for
 * production.
 */
export function registerSecurityHeaders(
  app: FastifyInstance,
  { production, isHttps, hstsSubdomains, hasAnalytics }: SecurityOptions,
): void {
  const hsts = hstsSubdomains ? `${ONE_YEAR}; includeSubDomains` : ONE_YEAR
  app.addHook('onSend', async (_request, reply, payload) => {
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('cross-origin-opener-policy', 'same-origin')
      .header('permissions-policy', PERMISSIONS)
    if (!reply.hasHeader('cross-origin-resource-policy'))
      reply.header('cross-origin-resource-policy', 'same-origin')
    if (isHttps) reply.header('strict-transport-security', hsts)
    if (isHttps) secureCookies(reply)
    if (!production || reply.hasHeader('content-security-policy')) return payload
    const isPage =
      typeof payload === 'string' && /^text\/html\b/.test(String(reply.getHeader('content-type')))
    const { html, styleHash } = isPage ? liftStyles(payload) : { html: payload, styleHash: null }
    reply.header('content-security-policy', contentPolicy(styleHash, hasAnalytics))
    return html
  })
}

function secureCookies(reply: FastifyReply): void {
  const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String)
  reply.removeHeader('set-cookie')
  for (const cookie of cookies)
    reply.header('set-cookie', /;\s*secure/i.test(cookie) ? cookie : `${cookie}; Secure`)
}
