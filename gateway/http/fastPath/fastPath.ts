import { GraphQLError, type GraphQLSchema, getOperationAST } from 'graphql'
import { type FetchAPI, processRegularResult } from 'graphql-yoga'
import type { GatewayContext } from '../../context/context.ts'
import { type CountWrite, mayMutate } from '../../context/writes.ts'
import { type Admit, refusalOf } from '../admission.server.ts'
import type { CheckedDocument, Documents } from '../documents.ts'
import { isExpensive, noOperation } from '../estimate.ts'
import { affordableEstimate } from '../limits.server.ts'
import { codesOf, type OperationRecord, recordOf } from '../operationRecord.ts'
import { type PersistedDocuments, resolvePersisted } from '../persisted.ts'
import type { Log } from '../publicError.ts'
import { publicResult, writtenResult } from '../publicResult.ts'
import { canonical, type GraphqlRequest } from './graphqlRequest.ts'
import { type HttpAnswer, jsonAnswer, toBytes, wholeAnswer } from './httpAnswer.ts'
import type { KeptAnswers } from './keptAnswers.ts'

export type FastPathOptions = {
  schema: GraphQLSchema
  documents: Documents
  persisted: PersistedDocuments
  kept: KeptAnswers<Buffer>
  contextOf(sender: Pick<Sender, 'requestId' | 'countWrite'>): GatewayContext
  /** Answer registered operations only. */
  persistedOnly: boolean
  hideSuggestions: boolean
  fetchAPI: FetchAPI
  log: Log
  onOperation?: ((record: OperationRecord) => void) | undefined
}

type Sender = { requestId: string; admit?: Admit | undefined; countWrite?: CountWrite | undefined }
type Read = GraphqlRequest & { text: string }

type Refused = { errors: readonly GraphQLError[] }

/** Answers every read that is sent as plain JSON, from memory or by executing it. Null for all else: that is Yoga's. */
export function createFastPath(options: FastPathOptions) {
  const { schema, documents, kept, log, onOperation, hideSuggestions } = options

  /** The text that is meant; null if Yoga has to refuse the request. */
  function textOf(request: GraphqlRequest): string | null {
    try {
      return resolvePersisted(request, options.persisted, options.persistedOnly).query
    } catch {
      return null
    }
  }

  /** The document of a read that may run now, or why it must not. A new one is admitted before it is parsed. */
  async function admitted(read: Read, admit: Admit | undefined): Promise<CheckedDocument | Refused> {
    const { text, operationName, variables } = read
    const isKnown = documents.known(text) !== undefined
    const early = isKnown ? null : await refusalOf(admit, { isMutation: false, isExpensive: false })
    if (early) return { errors: [early] }
    const document = documents.parse(text)
    if (!getOperationAST(document, operationName)) return { errors: [noOperation()] }
    const checked = documents.check(text, document)
    if ('errors' in checked) return checked
    const found = affordableEstimate({ schema, document, operationName, variables, hideSuggestions })
    if ('errors' in found) return found
    const cost = { isMutation: false, isExpensive: isExpensive(found) }
    const late = isKnown || cost.isExpensive ? await refusalOf(admit, cost) : null
    return late ? { errors: [late] } : checked
  }

  async function execute(read: Read, type: string, sender: Sender): Promise<HttpAnswer> {
    const { requestId, admit } = sender
    const started = performance.now()
    const { operationName, variables: variableValues } = read
    const checked = await admitted(read, admit).catch(asRefused)
    const contextValue = options.contextOf(sender)
    const isRefused = 'errors' in checked
    const result = isRefused
      ? checked
      : await checked.execute({ operationName, variableValues, contextValue })
    const milliseconds = performance.now() - started
    const record: OperationRecord =
      isRefused || !('data' in result)
        ? { requestId, name: null, type: 'none', codes: [], milliseconds }
        : recordOf({ document: checked.document, operationName, contextValue }, result, milliseconds)
    if (isRefused || result.errors) {
      const said = publicResult(result, { requestId, log })
      onOperation?.({ ...record, codes: codesOf(said.errors) })
      return wholeAnswer(processRegularResult(writtenResult(said), options.fetchAPI, type))
    }
    onOperation?.(record)
    const body = toBytes(JSON.stringify(result))
    kept.set(keyOf(checked, read), body, contextValue.trace, record.name)
    return jsonAnswer(type, body)
  }

  /** The answer to a read that is in memory. */
  function ready(request: GraphqlRequest, type: string, requestId: string): HttpAnswer | null {
    const text = textOf(request)
    const known = text && documents.known(text)
    const found = known && kept.get(keyOf(known, request), requestId)
    return found ? jsonAnswer(type, found.form) : null
  }

  return {
    ready,
    async answer(request: GraphqlRequest, type: string, sender: Sender): Promise<HttpAnswer | null> {
      const text = textOf(request)
      if (!text || mayMutate(text)) return null
      return ready(request, type, sender.requestId) ?? execute({ ...request, text }, type, sender)
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
