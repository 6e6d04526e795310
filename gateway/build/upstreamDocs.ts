import { writeFileSync } from 'node:fs'
import { VERDICTS } from '../order/verdict.ts'
import { CATALOGUE, ORDER_CODES } from '../rest/errorCatalogue.ts'
import { RETRYABLE_STATUSES } from '../rest/errors.ts'
import { table } from './docTables.ts'
import { openApi } from './openApi.ts'

/** docs/errors.md, made from the catalogue that the code uses. */
export function errorsPage(): string {
  const codes = Object.entries(CATALOGUE).map(([code, { when, message, retryable, ...told }]) => [
    ...[`\`${code}\``, when, message, retryable === null ? 'by the status' : String(retryable)],
    ...[told.visitor, told.developer],
  ])
  const orders = Object.entries(ORDER_CODES).map(([code, meaning]) => [`\`${code}\``, meaning])
  const verdicts = Object.values(VERDICTS).map(({ when, keeps, counts, told }) => [
    when,
    keeps ? `\`${keeps}\`` : 'free',
    counts ? 'yes' : 'no',
    told,
  ])
  const becomes = ['the order service answers', 'the key is', 'counted as open', 'the client is told']
  const parts = [
    HEAD,
    table(['code', 'cause', '`message`', '`retryable`', 'for a visitor', 'for a developer'], codes),
    ORDERS,
    table(['code', 'meaning'], orders),
    BECOMES,
    table(becomes, verdicts),
  ]
  return `${parts.join('\n\n')}\n`
}

const HEAD = `# Failures of the services

If a call to a service fails, the GraphQL answer has an error with one of the codes below in \`extensions.code\`, and the
\`message\` beside it. \`extensions\` also has \`status\` (if there was an answer), \`service\`, \`retryable\` and
\`requestId\`, and nothing else of the service's answer. By the status \`retryable\` is true after
${[...RETRYABLE_STATUSES].join(', ')}. A 404 of a by-slug call is no failure: the field is null.
\`npm run docs:rest\` writes this page from \`gateway/rest/errorCatalogue.ts\`.`

const ORDERS = `## Codes of a refused order

The gateway understands these codes of a service that refuses an order. It passes any other code on unchanged.`

const BECOMES = `## What becomes of an order

The gateway stores the key before it sends an order. If the key already has an order that is not settled, that one is
sent again first, unchanged, and only what is free afterwards is sent with another content. An order that is made is
answered from the store.`

// Part of `npm run docs:rest`: prints the two pages that are made of this room's tables; a test fails while they lag behind.
if (import.meta.main) {
  writeFileSync('docs/errors.md', errorsPage())
  writeFileSync('docs/upstream.openapi.json', `${JSON.stringify(openApi(), null, 2)}\n`)
}
