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

/** Adds the security headers that every answer carries. */
export function registerSecurityHeaders(app: FastifyInstance, { production }: { production: boolean }): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin')
    if (production && !reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', policy)
    return payload
  })
}
