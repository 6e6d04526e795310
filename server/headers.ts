import type { FastifyInstance } from 'fastify'

/** Pages carry no inline script that runs, so nothing but the shop's own files may. */
const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const ONE_YEAR = 'max-age=31536000'

/**
 * Adds the security headers that every answer carries. In development Vite's own scripts run in pages, so the policy is for
 * production; `isHttps` tells browsers to come by https alone from now on.
 */
export function registerSecurityHeaders(
  app: FastifyInstance,
  { production, isHttps }: { production: boolean; isHttps: boolean },
): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('cross-origin-opener-policy', 'same-origin')
    if (isHttps) reply.header('strict-transport-security', ONE_YEAR)
    if (production && !reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', policy)
    return payload
  })
}
