import { type ExecutionResult, GraphQLError, type GraphQLSchema, getOperationAST } from 'graphql'
import { type FetchAPI, processRegularResult } from 'graphql-yoga'
import type { GatewayContext } from '../../context/context.ts'
import { mayMutate } from '../../context/writes.ts'
import type { CallRecord } from '../../rest/options.ts'
import { byteStore } from '../../rest/stores/byteStore.ts'
import { singleFlight } from '../../rest/stores/renewal.ts'
import { type Admit, refusalOf } from '../admission.server.ts'
import type { CheckedDocument, Documents } from '../documents.ts'
import { type Estimate, isExpensive, noOperation } from '../estimate.ts'
import { affordableEstimate } from '../limits.server.ts'
import { codesOf, type OperationRecord, recordOf } from '../operationRecord.ts'
import { type PersistedDocuments, resolvePersisted } from '../persisted.ts'
import type { Log } from '../publicError.ts'
import { publicResult, writtenResult } from '../publicResult.ts'
import { canonical, type GraphqlRequest } from './graphqlRequest.ts'
import { type HttpAnswer, headersOf, toBytes, wholeAnswer } from './httpAnswer.ts'
import { asRemembered, createReadyAnswers, type ReadyAnswer, secondsReady } from './readyAnswers.ts'

export type FastPathOptions = {
  schema: GraphQLSchema
  documents: Documents
  persisted: PersistedDocuments
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
type Read = GraphqlRequest & { text: string }

type Refused = { errors: readonly GraphQLError[] }
type Failed = { result: ExecutionResult; record: Pick<OperationRecord, 'name' | 'type' | 'milliseconds'> }

/** The outcome of a read: an answer without errors, or a result with errors and what the log says of it. */
type Made = ReadyAnswer | Failed

const MAX_ESTIMATE_BYTES = 2 * 1024 * 1024

/** Answers every read that is sent as plain JSON, from memory or by executing it. Null for all else: that is Yoga's. */
export function createFastPath(options: FastPathOptions) {
  const { schema, documents, onOperation, onCall, hideSuggestions } = options
  const ready = createReadyAnswers()
  const { running, share } = singleFlight<Made>()
  // An estimate takes as long as many a read.
  const estimates = byteStore<Estimate>(MAX_ESTIMATE_BYTES, () => 0)

  /** The text that is meant; null if Yoga has to refuse the request. */
  function textOf(request: GraphqlRequest): string | null {
    try {
      return resolvePersisted(request, options.persisted, options.persistedOnly).query
    } catch {
      return null
    }
  }

  function send({ body, calls, operationName }: ReadyAnswer, type: string, requestId: string): HttpAnswer {
    onOperation?.({ requestId, name: operationName, type: 'query', codes: [], milliseconds: 0 })
    if (onCall) for (const call of calls) onCall({ ...call, requestId })
    return { status: 200, headers: headersOf(type), body }
  }

  function sendErrors({ result, record }: Failed, type: string, requestId: string): Promise<HttpAnswer> {
    const said = publicResult(result, { requestId, log: options.log })
    onOperation?.({ ...record, requestId, codes: codesOf(said.errors) })
    return wholeAnswer(processRegularResult(writtenResult(said), options.fetchAPI, type))
  }

  /** The document of a read that may run now, or why it must not. A new one is admitted before it is parsed. */
  async function admitted(read: Read, admit: Admit | undefined): Promise<CheckedDocument | Refused> {
    const { text, operationName, variables } = read
    const known = documents.known(text)
    const early = known ? null : await refusalOf(admit, { isMutation: false, isExpensive: false })
    if (early) return { errors: [early] }
    const document = documents.parse(text)
    if (!getOperationAST(document, operationName)) return { errors: [noOperation()] }
    const checked = documents.check(text, document)
    if ('errors' in checked) return checked
    const key = keyOf(checked, read)
    const found =
      estimates.get(key) ??
      affordableEstimate({ schema, document, operationName, variables, hideSuggestions })
    if ('errors' in found) return found
    estimates.set(key, found)
    const cost = { isMutation: false, isExpensive: isExpensive(found) }
    const late = known || cost.isExpensive ? await refusalOf(admit, cost) : null
    return late ? { errors: [late] } : checked
  }

  async function make(read: Read, { requestId, admit }: Sender): Promise<Made> {
    const started = performance.now()
    const { operationName, variables: variableValues } = read
    const checked = await admitted(read, admit).catch(asRefused)
    const contextValue = options.contextOf(requestId)
    const result =
      'errors' in checked ? checked : await checked.execute({ operationName, variableValues, contextValue })
    const milliseconds = performance.now() - started
    if ('errors' in checked || !('data' in result))
      return { result, record: { name: null, type: 'none', milliseconds } }
    const record = recordOf({ document: checked.document, operationName, contextValue }, result, milliseconds)
    if (result.errors) return { result, record }
    onOperation?.(record)
    const { trace } = contextValue
    const answer: ReadyAnswer = {
      body: toBytes(JSON.stringify(result)),
      calls: trace.calls.map(asRemembered),
      operationName: record.name,
    }
    const seconds = secondsReady(trace)
    checked.isCacheable = seconds > 0
    if (seconds > 0) ready.set(keyOf(checked, read), answer, seconds)
    return answer
  }

  /** One of several equal reads at once is executed where its answer can probably be cached; its outcome answers all. */
  async function answerRead(read: Read, type: string, sender: Sender): Promise<HttpAnswer> {
    const { requestId } = sender
    const known = documents.known(read.text)
    const key = known && keyOf(known, read)
    const cached = key !== undefined && ready.get(key)
    if (cached) return send(cached, type, requestId)
    const isShared = key !== undefined && known?.isCacheable
    const isRunning = isShared && running.has(key)
    const made = await (isShared ? share(key, () => make(read, sender)) : make(read, sender))
    if ('result' in made) return sendErrors(made, type, requestId)
    return isRunning
      ? send(made, type, requestId)
      : { status: 200, headers: headersOf(type), body: made.body }
  }

  return {
    /** The answer to a request that is in memory. */
    ready(request: GraphqlRequest, type: string, requestId: string): HttpAnswer | null {
      const text = textOf(request)
      const known = text && documents.known(text)
      const cached = known && ready.get(keyOf(known, request))
      return cached ? send(cached, type, requestId) : null
    },
    async answer(request: GraphqlRequest, type: string, sender: Sender): Promise<HttpAnswer | null> {
      const text = textOf(request)
      return text && !mayMutate(text) ? answerRead({ ...request, text }, type, sender) : null
    },
  }
}

/** Equal for equal reads of one document. */
function keyOf({ id, document }: CheckedDocument, { operationName, variables }: GraphqlRequest): string {
  const hasVariables = (getOperationAST(document, operationName)?.variableDefinitions ?? []).length > 0
  return `${id} ${operationName ?? ''} ${hasVariables ? canonical(variables ?? {}) : ''}`
}

function asRefused(error: unknown): Refused {
  if (error instanceof GraphQLError) return { errors: [error] }
  throw error
}
