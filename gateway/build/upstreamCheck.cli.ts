import { parseArgs } from 'node:util'
import { AccessFileError, readAccess, type ServiceAccess } from '../rest/access.ts'
import { DEFAULT_SERVICE_PATHS, type ServiceName } from '../rest/calls/call.ts'
import { type CallPaths, readCallPaths } from '../rest/calls/callPaths.ts'
import { type CheckResult, checkUpstream } from './upstreamCheck/checkUpstream.ts'

const HELP = `Checks a company's REST services against what the gateway expects (docs/upstream.openapi.json).

  npm run upstream:check -- --url https://api.example.com [options]

  --catalog, --content, --product, --notifications PATH   base paths of the services, when they differ from
      ${Object.values(DEFAULT_SERVICE_PATHS).join(', ')}; / is the URL itself
  --calls LIST      calls that are elsewhere, as in CALL_PATHS: createOrder=/orders/v3/orders,…
  --headers, --ca, --cert, --key FILE   what the services demand: headers, one "Name: value" per line, and PEM files for TLS
  --project NAME    the project of GET /v2/pages (sutki)
  --deadline MS     the limit of one call (10000)
  --write           also create: one order 300 days ahead, one message, one traffic source

Exit code: 0 when every call that was tried fits, 1 when one does not, 2 for wrong arguments.`

const MARKS = { fits: 'ok  ', fails: 'FAIL', skipped: 'skip' } as const
const MAX_NOTES = 10

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    ...{ url: text, catalog: text, content: text, product: text, notifications: text, project: text },
    ...{ calls: text, headers: text, ca: text, cert: text, key: text },
    ...{ deadline: text, write: { type: 'boolean' }, help: { type: 'boolean' } },
  },
})

if (values.help || !values.url || !URL.canParse(values.url)) {
  console.log(HELP)
  process.exit(values.help ? 0 : 2)
}

const results = await checkUpstream({
  baseUrl: values.url.replace(/\/+$/, ''),
  servicePaths: {
    catalog: pathOf('catalog'),
    content: pathOf('content'),
    product: pathOf('product'),
    notifications: pathOf('notifications'),
  },
  callPaths: readCalls(),
  access: readFiles(),
  project: values.project ?? 'sutki',
  deadlineMs: Number(values.deadline ?? 10_000) || 10_000,
  write: values.write ?? false,
})
for (const result of results) print(result)
const count = (verdict: CheckResult['verdict']) =>
  results.filter((result) => result.verdict === verdict).length
console.log(`\n${count('fits')} fit, ${count('fails')} do not, ${count('skipped')} not tried`)
process.exitCode = count('fails') > 0 ? 1 : 0

function readFiles(): ServiceAccess {
  const { headers, ca, cert, key } = values
  try {
    return readAccess({ headers, ca, cert, key })
  } catch (error) {
    if (!(error instanceof AccessFileError)) throw error
    console.error(`--${error.file}: ${error.message}`)
    process.exit(2)
  }
}

function readCalls(): CallPaths | undefined {
  try {
    return values.calls === undefined ? undefined : readCallPaths(values.calls)
  } catch (error) {
    console.error(`--calls: ${(error as Error).message}`)
    process.exit(2)
  }
}

function pathOf(service: ServiceName): string {
  return (values[service] ?? DEFAULT_SERVICE_PATHS[service]).replace(/\/+$/, '')
}

function print({ call, request, verdict, notes, hints = [] }: CheckResult): void {
  console.log(`${MARKS[verdict]} ${call.padEnd(22)} ${request}`)
  for (const note of notes.slice(0, MAX_NOTES)) console.log(`       - ${note}`)
  if (notes.length > MAX_NOTES) console.log(`       - and ${notes.length - MAX_NOTES} more`)
  for (const hint of hints) console.log(`       ! ${hint}`)
}
