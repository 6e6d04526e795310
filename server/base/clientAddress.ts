import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** An IPv6 client has all the addresses of such a network. */
const IPV6_NETWORK = 64

/** Whom a request counts for: its IP address, of IPv6 the network; the proxy where it wrote what is no address. */
export function clientOf({ ips, ip }: Pick<FastifyRequest, 'ips' | 'ip'>): string {
  // From the nearest to the farthest that is believed.
  const addresses = (ips ?? [ip]).flatMap((text) => addressIn(text) ?? [])
  return normalizeIP(addresses.at(-1) ?? '', IPV6_NETWORK)
}

// Some gateways write `203.0.113.9:50123` and `[2001:db8::1]:50123`.
function addressIn(text: string): string | null {
  const [, ipv4, ipv6] = /^(?:(\d[\d.]*)(?::\d{1,5})?|\[([^\]]*)\](?::\d{1,5})?)$/.exec(text) ?? []
  const address = ipv4 ?? ipv6 ?? text
  return isIP(address) === 0 ? null : address
}
