import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** An IPv6 client has all the addresses of such a network. */
const IPV6_NETWORK = 64
/** And a line, or whoever rents a server, all of such a one at the most. */
const IPV6_LINE = 48

/** Whom a request counts for: its IP address, of IPv6 the network; the proxy where it wrote what is no address. */
export function clientOf({ ips, ip }: Pick<FastifyRequest, 'ips' | 'ip'>): string {
  // From the nearest to the farthest that is believed.
  const addresses = (ips ?? [ip]).flatMap((text) => addressIn(text) ?? [])
  return normalizeIP(addresses.at(-1) ?? '', IPV6_NETWORK)
}

/** Whose orders a request counts among: its IP address, of IPv6 the network of the whole line. */
export function networkOf(request: Pick<FastifyRequest, 'ips' | 'ip'>): string {
  return normalizeIP(clientOf(request), IPV6_LINE)
}

// Some gateways write `203.0.113.9:50123` and `[2001:db8::1]:50123`.
function addressIn(text: string): string | null {
  const [, ipv4, ipv6] = /^(?:(\d[\d.]*)(?::\d{1,5})?|\[([^\]]*)\](?::\d{1,5})?)$/.exec(text) ?? []
  const address = ipv4 ?? ipv6 ?? text
  return isIP(address) === 0 ? null : address
}
