import { useEffect, useEffectEvent } from 'react'
import { useMutation } from 'urql'
import { graphql } from '#renderer/graphql/graphql.ts'
import { tabStorage } from '#renderer/runtime/browserStorage.ts'

const reportMutation = graphql(`
  mutation ReportTrafficSource($input: TrafficSourceInput!) {
    reportTrafficSource(input: $input) { __typename }
  }
`)

/** Where a visitor came from, as the gateway takes it. */
type TrafficSource = {
  source?: string
  medium?: string
  campaign?: string
  term?: string
  content?: string
  referrer?: string
  landingPage: string
}

/** The visitor's source by a URL and a referrer; null for one who came directly or from the shop itself. */
export function trafficSourceOf(href: string, referrer: string): TrafficSource | null {
  const url = new URL(href)
  const named = NAMES.flatMap((name) => {
    const value = url.searchParams.get(`utm_${name}`)?.trim().slice(0, MAX_LENGTH)
    return value ? [[name, value] as const] : []
  })
  const from = URL.canParse(referrer) ? new URL(referrer) : null
  const isForeign = from !== null && from.origin !== url.origin && /^https?:$/.test(from.protocol)
  if (named.length === 0 && !isForeign) return null
  return {
    ...Object.fromEntries(named),
    // Its query may hold what somebody searched for or who they are.
    ...(isForeign && { referrer: (from.origin + from.pathname).slice(0, MAX_LENGTH) }),
    // The secret of an order is nobody's business.
    landingPage: url.pathname.replace(/^(\/my-order\/).*/, '$1').slice(0, MAX_LENGTH),
  }
}

/** Reports the source of this visit, once for each tab; nobody waits for it, and a failure is nobody's business. */
export function useTrafficSource(): void {
  const [, report] = useMutation(reportMutation)
  const reportOnce = useEffectEvent(() => {
    if (tabStorage.read(REPORTED) === true) return
    const input = trafficSourceOf(location.href, document.referrer)
    if (!input) return
    tabStorage.write(REPORTED, true)
    void report({ input })
  })
  useEffect(() => reportOnce(), [])
}

const NAMES = ['source', 'medium', 'campaign', 'term', 'content'] as const
const MAX_LENGTH = 500
const REPORTED = 'trafficReported'
