/** Which servers a `REDIS_URL` names, and how they belong together. */
type RedisTarget = {
  kind: 'server' | 'sentinel' | 'cluster'
  /** Redis servers, of a sentinel set-up the sentinels. */
  nodes: { host: string; port: number }[]
  tls: boolean
  /** The credentials of the Redis servers; sentinels are asked without. */
  username?: string
  password?: string
  /** Number of the database; a cluster has only 0. */
  db: number
  /** The name under which the sentinels watch the primary. */
  primary?: string
}

const FORM =
  /^redis(s?)(?:-(sentinel|cluster))?:\/\/(?:([^@/#?]*)@)?([^@/#?]{1,2000})(?:\/(\d{1,3})?)?(?:#([\w.-]{1,100}))?$/
const DEFAULT_PORTS = { server: '6379', sentinel: '26379', cluster: '6379' }

/** Reads `redis://host`, `redis-sentinel://host,host/db#primary`, `redis-cluster://host,host` (`rediss`: TLS); null for other texts. */
export function readRedisUrl(text: string): RedisTarget | null {
  const [, secure, family, credentials = '', hosts = '', db, primary] = FORM.exec(text) ?? []
  const kind = (family as 'sentinel' | 'cluster' | undefined) ?? 'server'
  const names = hosts.split(',')
  const isComplete =
    secure !== undefined &&
    (kind === 'sentinel') === (primary !== undefined) &&
    (kind !== 'server' || names.length === 1) &&
    (kind !== 'cluster' || db === undefined)
  if (!isComplete) return null
  const urls = names.map((name) => URL.parse(`redis://${credentials && `${credentials}@`}${name}`))
  const [first] = urls
  if (!first || !urls.every((url) => url?.hostname)) return null
  return {
    kind,
    nodes: urls.flatMap((url) =>
      url
        ? { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || DEFAULT_PORTS[kind]) }
        : [],
    ),
    tls: secure === 's',
    ...(first.username && { username: decode(first.username) }),
    ...(first.password && { password: decode(first.password) }),
    db: Number(db ?? 0),
    ...(primary !== undefined && { primary }),
  }
}

/** A lone `%` is one of the password's own signs. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
