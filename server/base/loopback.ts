import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** True if an address in numbers is of this machine alone. */
export function isLoopbackAddress(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && loopback.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/** True if a `Host` names this machine alone. */
export function isLoopbackName(host: string): boolean {
  const name = hostName(host)
  return name === 'localhost' || isLoopbackAddress(name)
}

/** The name in a `Host`, without its port. */
export function hostName(host: string): string {
  return bareHost(host.replace(/:\d+$/, '').toLowerCase())
}

/** A host name without the brackets of an IPv6 address. */
export function bareHost(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '')
}
