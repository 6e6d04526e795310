import { writeFileSync } from 'node:fs'
import { CATALOGUE, ORDER_CODES } from '../rest/errorCatalogue.ts'
import { RETRYABLE_STATUSES } from '../rest/errors.ts'
import { openApi } from './openApi.ts'

/** docs/errors.md, made of the catalogue that the code runs on. */
export function errorsPage(): string {
  const codes = Object.entries(CATALOGUE).map(([code, entry]) =>
    [
      `## ${code}`,
      '',
      '| | |',
      '|---|---|',
      `| when | ${entry.when} |`,
      `| \`message\` | ${entry.message} |`,
      `| \`retryable\` | ${retryable(entry.retryable)} |`,
      `| for a visitor | ${entry.visitor} |`,
      `| for a developer | ${entry.developer} |`,
    ].join('\n'),
  )
  const orders = Object.entries(ORDER_CODES).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`)
  return [HEAD, ...codes, [ORDERS, ...orders].join('\n'), ''].join('\n\n').replace(/\n+$/, '\n')
}

function retryable(value: boolean | null): string {
  if (value !== null) return String(value)
  return `true after the statuses ${[...RETRYABLE_STATUSES].join(', ')}; false after others`
}

const HEAD = `# Failures of the services

A call to a service that fails becomes a GraphQL error with the \`message\` and the \`extensions.code\` below. \`extensions\` also
carries \`status\` (where there was an answer), \`service\`, \`retryable\` and \`requestId\`; nothing else of the service's answer is
passed on. A 404 of a by-slug call is no failure: the field is null. This page is printed from \`gateway/rest/errorCatalogue.ts\` by
\`node gateway/build/upstreamDocs.ts\`.`

const ORDERS = `## Codes of a refused order

A service that refuses an order with one of these codes is understood; any other code is shown as it is.

| code | meaning |
|---|---|`

// Part of `npm run docs:rest`: prints the two pages that are made of this room's tables; a test fails while they lag behind.
if (import.meta.main) {
  writeFileSync('docs/errors.md', errorsPage())
  writeFileSync('docs/upstream.openapi.json', `${JSON.stringify(openApi(), null, 2)}\n`)
}
