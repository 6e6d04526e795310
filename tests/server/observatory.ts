import type { IncomingHttpHeaders } from 'node:http'

/** A rule of the Mozilla HTTP Observatory, as it was published in 2025, and what it gives or takes. */
interface Verdict {
  rule: string
  modifier: number
}

/** Bonuses count only for a site that has at least so much without them. */
const BONUS_FROM = 90

/** Scores a page that was fetched over https, on a host that has no http and is on no preload list. */
export function scorePage(
  headers: IncomingHttpHeaders,
  html: string,
): { score: number; verdicts: Verdict[] } {
  const verdicts = [
    policyVerdict(String(headers['content-security-policy'] ?? '')),
    cookieVerdict(headers['set-cookie'] ?? []),
    headers['access-control-allow-origin'] === undefined
      ? { rule: 'cross-origin-resource-sharing-not-implemented', modifier: 0 }
      : { rule: 'cross-origin-resource-sharing', modifier: -50 },
    { rule: 'redirection-not-needed-no-http', modifier: 0 },
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      String(headers['referrer-policy']),
    )
      ? { rule: 'referrer-policy-private', modifier: 5 }
      : { rule: 'referrer-policy-unsafe', modifier: -5 },
    Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0) >= 15_768_000
      ? { rule: 'hsts-implemented-max-age-at-least-six-months', modifier: 0 }
      : { rule: 'hsts-not-implemented', modifier: -20 },
    /<script[^>]*\ssrc="(?:https?:)?\/\//.test(html)
      ? { rule: 'sri-not-implemented-but-external-scripts-loaded-securely', modifier: -5 }
      : { rule: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', modifier: 0 },
    headers['x-content-type-options'] === 'nosniff'
      ? { rule: 'x-content-type-options-nosniff', modifier: 0 }
      : { rule: 'x-content-type-options-not-implemented', modifier: -5 },
    /frame-ancestors ('none'|'self')/.test(String(headers['content-security-policy']))
      ? { rule: 'x-frame-options-implemented-via-csp', modifier: 5 }
      : { rule: 'x-frame-options-not-implemented', modifier: -20 },
    /^same-(origin|site)$/.test(String(headers['cross-origin-resource-policy']))
      ? { rule: 'cross-origin-resource-policy-implemented', modifier: 10 }
      : { rule: 'cross-origin-resource-policy-not-implemented', modifier: 0 },
  ]
  const sum = (list: readonly Verdict[]) => list.reduce((total, { modifier }) => total + modifier, 0)
  const base = 100 + sum(verdicts.filter(({ modifier }) => modifier < 0))
  const bonus = base >= BONUS_FROM ? sum(verdicts.filter(({ modifier }) => modifier > 0)) : 0
  return { score: base + bonus, verdicts }
}

function policyVerdict(policy: string): Verdict {
  if (policy === '') return { rule: 'csp-not-implemented', modifier: -25 }
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const isBroad = (source: string) => /^('unsafe-.*'|data:|blob:|https?:|\*)$/.test(source)
  if (policy.includes('http://')) return { rule: 'csp-implemented-with-insecure-scheme', modifier: -20 }
  if ([...sourcesOf('script-src'), ...sourcesOf('object-src')].some(isBroad))
    return { rule: 'csp-implemented-with-unsafe-inline', modifier: -20 }
  if (sourcesOf('style-src').some(isBroad))
    return { rule: 'csp-implemented-with-unsafe-inline-in-style-src-only', modifier: 0 }
  const isClosed = directives.get('default-src')?.join() === "'none'" && directives.has('base-uri')
  return isClosed && /form-action ('none'|'self')/.test(policy)
    ? { rule: 'csp-implemented-with-no-unsafe-default-src-none', modifier: 10 }
    : { rule: 'csp-implemented-with-no-unsafe', modifier: 5 }
}

function cookieVerdict(cookies: readonly string[]): Verdict {
  if (cookies.length === 0) return { rule: 'cookies-not-found', modifier: 0 }
  if (!cookies.every((cookie) => /;\s*secure/i.test(cookie)))
    return { rule: 'cookies-without-secure-flag-but-protected-by-hsts', modifier: -5 }
  return cookies.every((cookie) => /;\s*samesite=(lax|strict)/i.test(cookie))
    ? { rule: 'cookies-secure-with-httponly-sessions-and-samesite', modifier: 5 }
    : { rule: 'cookies-secure-with-httponly-sessions', modifier: 0 }
}
