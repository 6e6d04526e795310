import type { ExecutionResult, GraphQLSchema } from 'graphql'
import { type FetchAPI, processRegularResult } from 'graphql-yoga'
import type { GatewayContext } from '../../context/context.ts'
import type { CallRecord } from '../../rest/options.ts'
import { byteStore } from '../../rest/stores/byteStore.ts'
import { singleFlight } from '../../rest/stores/renewal.ts'
import type { Admit } from '../admission.server.ts'
import { isExpensive } from '../estimate.ts'
import { affordableEstimate } from '../limits.server.ts'
import { type OperationRecord, recordOf } from '../operationRecord.ts'
import type { Log } from '../publicError.ts'
import { publicResult, writtenResult } from '../publicResult.ts'
import { type CheckedDocument, type CheckedDocuments, selectOperation } from './checkedDocuments.ts'
import { createExecution } from './execution.ts'
import { canonical, type GraphqlRequest, readGraphqlRequest } from './graphqlRequest.ts'
import { type HttpAnswer, headersOf, toBytes, wholeAnswer } from './httpAnswer.ts'
import { asRemembered, createReadyAnswers, type ReadyAnswer, secondsReady } from './readyAnswers.ts'

export type FastPathOptions = {
  schema: GraphQLSchema
  documents: CheckedDocuments
  contextOf(requestId: string): GatewayContext
  /** Answer registered operations only. */
  persistedOnly: boolean
  hideSuggestions: boolean
  fetchAPI: FetchAPI
  log: Log
  onOperation?: ((record: OperationRecord) => void) | undefined
  /** Called with the REST answers that a cached answer was made of. */
  onCall?: ((record: CallRecord) => void) | undefined
}

type Sender = { requestId: string; admit?: Admit | undefined }

/** One read that may be executed as it is. `key` is equal for equal ones. */
type Read = { key: string; checked: CheckedDocument; request: GraphqlRequest; name: string | null }

/** The outcome of a read: an answer without errors, or a result with errors and its record for the log. */
type Made = ReadyAnswer | { result: ExecutionResult; record: OperationRecord }

/** Of the reads whose cost was estimated. */
const MAX_ESTIMATED_BYTES = 2 * 1024 * 1024

/** Answers reads whose document was checked before, from memory or by executing them. Null for all else: Yoga has the refusals. */
export function createFastPath(options: FastPathOptions) {
  const { schema, documents, onOperation, onCall, hideSuggestions } = options
  const ready = createReadyAnswers()
  const execute = createExecution(schema, options)
  const { running, share } = singleFlight<Made | null>()
  /** Of reads that may run, whether they are expensive. */
  const affordable = byteStore<{ isExpensive: boolean }>(MAX_ESTIMATED_BYTES, () => 0)

  function toRead(body: string): Read | null {
    const request = readGraphqlRequest(body)
    if (!request) return null
    const { document, operationName, variables } = request
    if ('text' in document && options.persistedOnly) return null
    const checked = 'text' in document ? documents.byText(document.text) : documents.byHash(document.hash)
    const operation = checked && selectOperation(checked, operationName)
    if (!operation) return null
    const values = operation.hasVariables ? canonical(variables ?? {}) : ''
    return { key: `${checked.id} ${operationName ?? ''} ${values}`, checked, request, name: operation.name }
  }

  function affordableRead({ key, checked: { document }, request: { operationName, variables } }: Read) {
    const cached = affordable.get(key)
    if (cached) return cached
    const found = affordableEstimate({ schema, document, operationName, variables, hideSuggestions })
    const read = found && { isExpensive: isExpensive(found) }
    if (read) affordable.set(key, read)
    return read
  }

  function send({ body, calls, operationName }: ReadyAnswer, type: string, requestId: string): HttpAnswer {
    onOperation?.({ requestId, name: operationName, type: 'query', codes: [], milliseconds: 0 })
    if (onCall) for (const call of calls) onCall({ ...call, requestId })
    return { status: 200, headers: headersOf(type), body }
  }

  function say(made: Made, type: string, requestId: string): HttpAnswer | Promise<HttpAnswer> {
    if ('body' in made) return { status: 200, headers: headersOf(type), body: made.body }
    const said = publicResult(made.result, { requestId, log: options.log })
    return wholeAnswer(processRegularResult(writtenResult(said), options.fetchAPI, type))
  }

  function sayAgain(made: Made, type: string, requestId: string): HttpAnswer | Promise<HttpAnswer> {
    if ('body' in made) return send(made, type, requestId)
    onOperation?.({ ...made.record, requestId })
    return say(made, type, requestId)
  }

  async function run(read: Read, { requestId, admit }: Sender): Promise<Made | null> {
    const cost = affordableRead(read)
    if (!cost || (await admit?.({ isMutation: false, ...cost }))) return null
    const { key, checked, request } = read
    const { document } = checked
    const started = performance.now()
    const contextValue = options.contextOf(requestId)
    const { operationName, variables: variableValues } = request
    const result = await execute({ checked, operationName, variableValues, contextValue })
    if (!('data' in result)) return null
    const record = recordOf({ document, operationName, contextValue }, result, performance.now() - started)
    onOperation?.(record)
    if (result.errors) return { result, record }
    const seconds = secondsReady(contextValue.trace)
    checked.isCacheable = seconds > 0
    const answer: ReadyAnswer = {
      body: toBytes(JSON.stringify(result)),
      calls: contextValue.trace.calls.map(asRemembered),
      operationName: read.name,
    }
    if (seconds > 0) ready.set(key, answer, seconds)
    return answer
  }

  /** Of concurrent equal reads whose answer is likely to be cached, one is executed, and its outcome answers all. */
  async function runOnce(read: Read, type: string, sender: Sender): Promise<HttpAnswer | null> {
    const work = () => run(read, sender)
    const { isCacheable } = read.checked
    const tell = isCacheable && running.has(read.key) ? sayAgain : say
    const made = await (isCacheable ? share(read.key, work) : work())
    return made && tell(made, type, sender.requestId)
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
      const cached = ready.get(read.key)
      return cached ? send(cached, type, sender.requestId) : runOnce(read, type, sender)
    },
  }
}
