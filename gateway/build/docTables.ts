import { type GraphQLObjectType, isObjectType } from 'graphql'
import { LIMITS } from '../base/limits.ts'
import { callsOf, callText } from '../base/restCalls.ts'
import { sharedTimes } from '../http/cacheControl.ts'
import { GATEWAY_CODES, SERVICE_CODES } from '../http/errorCodes.ts'
import { CALLS, type CallName } from '../rest/calls/index.ts'
import { schema } from '../schema.ts'

/** The tables of `docs/gateway.md` by the name of their block: made from the code, so that they never differ from it. */
export function docTables(): Record<string, string> {
  return {
    codes: codesTable(),
    operations: operationsTable(),
    limits: limitsTable(),
    caching: cachingTable(),
  }
}

/** Fills the blocks `<!-- name -->…<!-- /name -->` of a document. Throws where a table has no block. */
export function fillBlocks(text: string, tables: Record<string, string>): string {
  return Object.entries(tables).reduce((filled, [name, table]) => {
    const block = new RegExp(`<!-- ${name} -->[^]*<!-- /${name} -->`)
    if (!block.test(filled)) throw new Error(`there is no block "${name}"`)
    return filled.replace(block, () => `<!-- ${name} -->\n\n${table}\n\n<!-- /${name} -->`)
  }, text)
}

function codesTable(): string {
  const services = [
    SERVICE_CODES.map((code) => `\`${code}\``).join(', '),
    'a service refused or failed: [errors.md](errors.md)',
    'if `retryable` is true, retry later',
  ]
  const rows = Object.entries(GATEWAY_CODES).map(([code, { meaning, action }]) => [
    `\`${code}\``,
    meaning,
    action,
  ])
  return table(['`extensions.code`', 'meaning', 'what to do'], [services, ...rows])
}

function operationsTable(): string {
  const fields = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .flatMap((type) => callingFields(type))
  const groups = Map.groupBy(fields, ({ calls }) => calls)
  const rows = [...groups].map(([calls, group]) => [
    calls,
    group[0]?.services ?? '',
    group.map(({ name }) => name).join(', '),
  ])
  return table(['REST calls of one resolution', 'service', 'fields (†: batched)'], rows)
}

function callingFields(type: GraphQLObjectType) {
  const isRoot = type === schema.getQueryType() || type === schema.getMutationType()
  return Object.values(type.getFields()).flatMap((field) => {
    const { calls, batches } = callsOf(field)
    if (calls.length === 0 && !isRoot) return []
    const distinct = [...new Set(calls)]
    return {
      name: `\`${isRoot ? '' : `${type.name}.`}${field.name}\`${batches ? '†' : ''}`,
      calls: distinct.map((name) => `\`${callText(name)}\``).join(', ') || 'none',
      services: [...new Set(distinct.map((name) => CALLS[name].service))].join(', ') || '—',
    }
  })
}

function limitsTable(): string {
  const rows = Object.entries(LIMITS).map(([name, { max, unit, reason }]) => [
    `\`${name}\``,
    `${max} ${unit}`,
    reason,
  ])
  return table(['`extensions.limit`', 'at most', 'why'], rows)
}

function cachingTable(): string {
  const names = (Object.keys(CALLS) as CallName[]).sort()
  const calls = names.flatMap((name) => {
    const times = sharedTimes(name)
    return times
      ? {
          call: `\`${callText(name)}\``,
          fresh: `${times.maxAge} s`,
          stale: `${times.staleWhileRevalidate} s`,
        }
      : []
  })
  const groups = Map.groupBy(calls, ({ fresh }) => fresh)
  const rows = [...groups].map(([fresh, group]) => [
    fresh,
    group[0]?.stale ?? '',
    group.map(({ call }) => call).join(', '),
  ])
  return table(['fresh', 'then stale while revalidating', 'REST calls'], rows)
}

/** A table of Markdown. */
export function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
