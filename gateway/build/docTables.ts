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
  const services = SERVICE_CODES.map((code) => [
    `\`${code}\``,
    'a service refused or failed: [errors.md](errors.md)',
    'if `retryable` is true, retry later',
  ])
  const rows = Object.entries(GATEWAY_CODES).map(([code, { meaning, action }]) => [
    `\`${code}\``,
    meaning,
    action,
  ])
  return table(['`extensions.code`', 'meaning', 'what to do'], [...services, ...rows])
}

function operationsTable(): string {
  const rows = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .flatMap((type) => fieldRows(type))
  return table(['field', 'REST calls of one resolution', 'service', 'batched'], rows)
}

function fieldRows(type: GraphQLObjectType): string[][] {
  const isRoot = type === schema.getQueryType() || type === schema.getMutationType()
  return Object.values(type.getFields()).flatMap((field) => {
    const { calls, batches } = callsOf(field)
    if (calls.length === 0 && !isRoot) return []
    const distinct = [...new Set(calls)]
    return [
      [
        `\`${isRoot ? '' : `${type.name}.`}${field.name}\``,
        distinct.map((name) => `\`${callText(name)}\``).join(', ') || 'none',
        [...new Set(distinct.map((name) => CALLS[name].service))].join(', ') || '—',
        batches ? 'yes' : '',
      ],
    ]
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
  const rows = names.flatMap((name) => {
    const times = sharedTimes(name)
    return times ? [[`\`${callText(name)}\``, `${times.maxAge} s`, `${times.staleWhileRevalidate} s`]] : []
  })
  return table(['REST call', 'fresh', 'then stale while revalidating'], rows)
}

/** A table of Markdown. */
export function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
