import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { SCRIPT_HASHES } from '../../server/http/lateStart.ts'
import { answers, openChangedServices } from './answers.ts'
import { documents, variables } from './documents.ts'
import { largeDocuments } from './largeDocuments.ts'
import { longestTurn } from './loopWatch.ts'
import { planUrls } from './planUrls.ts'
import { bodies, cookies, type FuzzRequest, send, urls } from './requests.ts'
import { openShop } from './shop.ts'

// npm run fuzz -- --cases 100000 --seed 1: wants a build. Ends with 1 at a 5xx, an unexpected error, a script, a held loop.
const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() | 0) },
  },
})
const BOUND_MS = 100
const seed = Number(values.seed)
const total = Number(values.cases)

await using held = new AsyncDisposableStack()
const folder = mkdtempSync(path.join(tmpdir(), 'sutki-fuzz-'))
held.defer(() => rmSync(folder, { recursive: true, force: true }))
const shop = await openShop(path.join(folder, 'shop'))
held.defer(() => shop.close())
const changed = await openChangedServices(path.join(folder, 'services'))
held.defer(() => changed.close())

const KINDS = [
  { name: 'URLs', share: 0.2, run: kind(urls, checkRequest) },
  { name: 'cookies and headers', share: 0.1, run: kind(cookies, checkRequest) },
  { name: 'bodies', share: 0.15, run: kind(bodies, checkRequest) },
  { name: 'documents', share: 0.1, run: kind(documents, checkRequest) },
  { name: 'large documents', share: 0.1, run: kind(largeDocuments, checkRequest) },
  { name: 'variables', share: 0.15, run: kind(variables, checkRequest) },
  { name: 'plan URLs', share: 0.1, run: kind(planUrls, checkRequest) },
  { name: 'answers of services', share: 0.1, run: kind(answers, changed.run, longestTurn) },
]
console.log(`seed ${seed}`)
for (const { name, share, run } of KINDS) {
  const { cases, longest, failure } = await run(Math.round(total * share))
  console.log(
    `${name}: ${cases} cases, longest turn ${longest.toFixed(0)} ms${failure ? `\n${failure}` : ''}`,
  )
  if (failure) process.exitCode = 1
}

/** A kind of input: `check` names what is wrong with the answer, `watch` measures the loop that is asked. */
function kind<Input>(
  input: fc.Arbitrary<Input>,
  check: (input: Input) => Promise<string[]>,
  watch = shop.longestTurn,
) {
  return async (numRuns: number) => {
    let longest = 0
    // The first of everything is compiled and loaded.
    for (const first of fc.sample(input, { seed: 1, numRuns: 10 })) await check(first)
    const property = fc.asyncProperty(input, async (each) => {
      let faults: string[] = []
      const turn = await watch(async () => {
        faults = await check(each)
      })
      longest = Math.max(longest, turn)
      if (turn > BOUND_MS) faults.push(`the event loop was held for ${turn.toFixed(0)} ms`)
      if (faults.length > 0) throw new Error(faults.join('; '))
    })
    const details = await fc.check(property, { seed, numRuns, endOnFailure: false })
    const failure = details.failed ? `${fc.defaultReportMessage(details)}\n${details.errorInstance}` : null
    return { cases: details.numRuns, longest, failure }
  }
}

// The server refuses work while the whole machine is busy: that says nothing of the request.
async function sendWhenIdle(request: FuzzRequest): ReturnType<typeof send> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await send(shop.url, request)
    const isRefused =
      answer.status === 503 && /^Too many requests at once|"code":"OVERLOADED"/.test(answer.text)
    if (!isRefused) return answer
    await setTimeout(100)
  }
  throw new Error('the server stays overloaded')
}

async function checkRequest(request: FuzzRequest): Promise<string[]> {
  const { status, type, text } = await sendWhenIdle(request)
  const faults = status >= 500 ? [`status ${status}: ${text.slice(0, 300)}`] : []
  if (/"code":"INTERNAL"/.test(text)) faults.push(`an unexpected error: ${text.slice(0, 300)}`)
  if (type.startsWith('text/html') && hasForeignScript(text)) faults.push('a script came through')
  return faults
}

/** True if a page has a script that is neither data, nor a file of the shop, nor the one that its policy names. */
function hasForeignScript(html: string): boolean {
  const inline = html.matchAll(
    /<script(?![^>]*(?:type="application\/|src="\/))[^>]*>([\s\S]*?)(?:<\/script>|$)/gi,
  )
  const hashOf = (script = '') => `sha256-${createHash('sha256').update(script).digest('base64')}`
  return (
    /href="javascript:/i.test(html) || inline.some(([, script]) => !SCRIPT_HASHES.includes(hashOf(script)))
  )
}
