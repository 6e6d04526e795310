import type { GraphQLSchema } from 'graphql'
import { type FetchAPI, processRegularResult } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import type { GatewayContext } from '../../context.ts'
import type { CallRecord } from '../../rest/options.ts'
import type { Admit } from '../admission.server.ts'
import { NO_STORE } from '../cacheControl.ts'
import { isAffordable } from '../limits.server.ts'
import { type OperationRecord, recordOf } from '../operationRecord.ts'
import type { Log } from '../publicError.ts'
import { publicResult, writtenResult } from '../publicResult.ts'
import { type CheckedDocument, type CheckedDocuments, readMeant } from './checkedDocuments.ts'
import { createExecution } from './execution.ts'
import { canonical, type Question, readQuestion } from './question.ts'
import { asRemembered, createReadyAnswers, type ReadyAnswer, secondsReady } from './readyAnswers.ts'

/** A whole answer of the gateway. */
export type HttpAnswer = { status: number; headers: Record<string, string>; body: Uint8Array }

export type LaneOptions = {
  schema: GraphQLSchema
  documents: CheckedDocuments
  contextOf(requestId: string): GatewayContext
  /** Answer registered operations only. */
  persistedOnly: boolean
  hideSuggestions: boolean
  fetchAPI: FetchAPI
  log: Log
  onOperation?: ((record: OperationRecord) => void) | undefined
  /** Told of the REST answers that an answer from memory stands for. */
  onCall?: ((record: CallRecord) => void) | undefined
}

type Sender = { requestId: string; admit?: Admit | undefined }

/** One read that may be executed as it is. `key` is equal for equal ones. */
type Read = { key: string; checked: CheckedDocument; question: Question; name: string | null }

/** Characters of the keys of reads whose cost was estimated. */
const MAX_ESTIMATED_CHARACTERS = 1024 * 1024

/**
 * The short way of reads whose document was checked before: answered from memory, or executed at once. Null for whatever else there is and
 * for all that is refused: Yoga has the words for it.
 */
export function createLane(options: LaneOptions) {
  const { schema, documents, onOperation, onCall, hideSuggestions } = options
  const ready = createReadyAnswers()
  const execute = createExecution(schema, options)
  const running = new Map<string, Promise<HttpAnswer | null>>()
  const affordable = new LRUCache<string, true>({
    maxSize: MAX_ESTIMATED_CHARACTERS,
    sizeCalculation: (_, key) => key.length,
  })

  function toRead(body: string): Read | null {
    const question = readQuestion(body)
    if (!question) return null
    const { document, operationName, variables } = question
    if ('text' in document && options.persistedOnly) return null
    const checked = 'text' in document ? documents.byText(document.text) : documents.byHash(document.hash)
    const meant = checked && readMeant(checked, operationName)
    if (!meant) return null
    const values = meant.hasVariables ? canonical(variables ?? {}) : ''
    return { key: `${checked.id} ${operationName ?? ''} ${values}`, checked, question, name: meant.name }
  }

  function fits({ key, checked: { document }, question: { operationName, variables } }: Read): boolean {
    if (affordable.has(key)) return true
    const isWithin = isAffordable({ schema, document, operationName, variables, hideSuggestions })
    if (isWithin) affordable.set(key, true)
    return isWithin
  }

  function send({ body, calls, operationName }: ReadyAnswer, type: string, requestId: string): HttpAnswer {
    onOperation?.({ requestId, name: operationName, type: 'query', codes: [], milliseconds: 0 })
    if (onCall) for (const call of calls) onCall({ ...call, requestId })
    return { status: 200, headers: headersOf(type), body }
  }

  async function run(read: Read, type: string, { requestId, admit }: Sender): Promise<HttpAnswer | null> {
    if (!fits(read) || (await admit?.({ isMutation: false }))) return null
    const { key, checked, question } = read
    const started = performance.now()
    const contextValue = options.contextOf(requestId)
    const { operationName, variables: variableValues } = question
    const result = await execute({ checked, operationName, variableValues, contextValue })
    if (!('data' in result)) return null
    onOperation?.(
      recordOf(
        { document: checked.document, operationName, contextValue },
        result,
        performance.now() - started,
      ),
    )
    const seconds = result.errors ? 0 : secondsReady(contextValue.trace)
    checked.isKept = seconds > 0
    if (result.errors) {
      const said = publicResult(result, { requestId, log: options.log })
      return wholeAnswer(processRegularResult(writtenResult(said), options.fetchAPI, type))
    }
    const body = toBytes(JSON.stringify(result))
    if (seconds > 0) {
      const calls = contextValue.trace.calls.map(asRemembered)
      ready.set(key, { body, calls, operationName: read.name, until: performance.now() + seconds * 1000 })
    }
    return { status: 200, headers: headersOf(type), body }
  }

  /** Of equal reads at once, whose answer is likely to be kept, one is executed. */
  async function runOnce(read: Read, type: string, sender: Sender): Promise<HttpAnswer | null> {
    const { key, checked } = read
    if (!checked.isKept) return run(read, type, sender)
    await running.get(key)?.catch(() => null)
    const known = ready.get(key)
    if (known) return send(known, type, sender.requestId)
    const answer = run(read, type, sender).finally(() => running.delete(key))
    running.set(key, answer)
    return answer
  }

  return {
    /** The answer to a body that was answered before. */
    ready(body: string, type: string, requestId: string): HttpAnswer | null {
      const seen = ready.forBody(body)
      return seen && send(seen, type, requestId)
    },
    async answer(body: string, type: string, sender: Sender): Promise<HttpAnswer | null> {
      const read = toRead(body)
      if (!read) return null
      ready.noteBody(body, read.key)
      const known = ready.get(read.key)
      return known ? send(known, type, sender.requestId) : runOnce(read, type, sender)
    },
  }
}

/** Text as bytes in memory of their own: small buffers share blocks of 64 KiB, and one that is kept would keep all of its block. */
function toBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

/** A whole answer from one of the Fetch API. */
export async function wholeAnswer(response: Response): Promise<HttpAnswer> {
  // Yoga writes some names with capitals.
  const named = [...response.headers].map(([name, value]): [string, string] => [name.toLowerCase(), value])
  // It is sent with its length, and of an answer with both nobody can say where it ends.
  const sent = named.filter(([name]) => name !== 'transfer-encoding')
  const headers = { 'cache-control': NO_STORE, ...Object.fromEntries(sent) }
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) }
}

/** The headers of each of the two types of JSON: the same object each time, so that what is made of them can be remembered. */
const headersByType = new Map<string, HttpAnswer['headers']>()

function headersOf(type: string): HttpAnswer['headers'] {
  const known = headersByType.get(type)
  if (known) return known
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': NO_STORE }
  headersByType.set(type, headers)
  return headers
}
