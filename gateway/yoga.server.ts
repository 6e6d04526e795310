import { createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga'
import { NAME } from '#company/constants.ts'
import { LIMITS } from './base/limits.ts'
import { type ContextSources, createContext, type GatewayContext } from './context/context.ts'
import { admissionPlugin } from './http/admission.server.ts'
import { readClientManifest as parseClientManifest } from './http/clientManifest.ts'
import { createDocuments, type Documents } from './http/documents.ts'
import { explain, mayExplain } from './http/explain.ts'
import { createHttpHandler, type HttpHandler, type ServerContext } from './http/fastPath/httpHandler.ts'
import { createKeptAnswers, type Listeners } from './http/fastPath/keptAnswers.ts'
import { createOwnReads, type ExecuteOwn } from './http/fastPath/ownReads.ts'
import { bodyTooLarge } from './http/limitErrors.ts'
import { limitsPlugin } from './http/limits.server.ts'
import { codesOf, recordOf } from './http/operationRecord.ts'
import { persistedPlugin } from './http/persisted.server.ts'
import type { PersistedDocuments } from './http/persisted.ts'
import { playgroundTabs } from './http/playground.ts'
import { endpointPage, isBrowser, playgroundPage } from './http/playgroundPage.ts'
import type { Log } from './http/publicError.ts'
import { publicResult, writtenResult } from './http/publicResult.ts'
import { type OrderBounds, UNBOUNDED } from './order/bounds.ts'
import { openFileKeys } from './order/keys/fileKeys.ts'
import type { OrderKeys } from './order/keys/orderKeys.ts'
import type { OpenOrders } from './order/open/openOrders.ts'
import type { OrderOutcome } from './order/orderResult.ts'
import { createHtmlCleaner } from './rest/html/cleaner.ts'
import { schema } from './schema.ts'

export { WRITES, type Write } from './context/writes.ts'
export { type OperationTrace, sharedCacheControl } from './http/cacheControl.ts'
export { sameText } from './http/explain.ts'
export { readManifest } from './http/persisted.ts'
export { playgroundText } from './http/playgroundFiles.ts'
export { PLAYGROUND_FOLDER, PLAYGROUND_POLICY } from './http/playgroundPage.ts'
export { type OrderBounds, UNBOUNDED } from './order/bounds.ts'
export { type OrderKeys, openOrderKeys } from './order/keys/orderKeys.ts'
export { type OpenOrders, openOpenOrders } from './order/open/openOrders.ts'
export { ORDER_OUTCOMES, type OrderOutcome } from './order/orderResult.ts'

/** The documents of another client's manifest, checked. Throws an `Error` that says what is wrong with it. */
export const readClientManifest = (json: string) => parseClientManifest(schema, json)

/** How the gateway is mounted. */
export type GatewayOptions = Omit<ContextSources, 'orders' | 'cleanHtml'> &
  Listeners & {
    /** The base URLs of the storages, the main one first: pictures of texts are shown when they are there. */
    storages: readonly string[]
    /** GraphiQL at `GET /graphql`, with introspection. */
    playground: boolean
    /** The keys of the orders that were sent; without them they are forgotten with the process. */
    orderKeys?: OrderKeys
    /** The bounds of one order; unless given there are none. */
    orderBounds?: OrderBounds
    /** The orders of each network; unless given there may be any number. */
    openOrders?: OpenOrders | undefined
    /** The registered documents; none unless given. */
    persisted?: PersistedDocuments
    /** Answer registered operations only. */
    persistedOnly: boolean
    /** Origins whose pages may call from a browser; none: CORS is closed. */
    corsOrigins: readonly string[]
    production: boolean
    log: Log
    /** A key that opens `extensions.explain` in production. */
    explainKey?: string | undefined
    /** Called with the outcome of every attempt to order, for metrics. */
    onOrder?: ((outcome: OrderOutcome) => void) | undefined
  }

/** The gateway: for HTTP, and for pages that are rendered in the same process. */
export type Gateway = HttpHandler & {
  yoga: YogaServerInstance<ServerContext, GatewayContext>
  schema: typeof schema
  /** Runs an operation without HTTP and without the limits for strangers. Never rejects: failures are in `errors`. */
  execute: ExecuteOwn
}

/** Twice the width of a text on the largest screen. */
const TEXT_PICTURE_WIDTH = 1200

/** Builds the gateway. */
export function createGateway(options: GatewayOptions): Gateway {
  const orders = {
    running: new Map(),
    keys: options.orderKeys ?? openFileKeys(null),
    bounds: options.orderBounds ?? UNBOUNDED,
    open: options.openOrders ?? null,
    log: options.log,
    onOrder: options.onOrder ?? (() => {}),
  }
  const { storages, pictureUrl } = options
  const urlOf = (original: string) => pictureUrl(original, TEXT_PICTURE_WIDTH)
  const sources: ContextSources = { ...options, orders, cleanHtml: createHtmlCleaner({ storages, urlOf }) }
  const { playground } = options
  const persisted = options.persisted ?? new Map()
  const documents = createDocuments({ schema, registered: persisted, introspection: playground })
  const yoga = createYoga<ServerContext, GatewayContext>({
    schema,
    // Without the request's signal: an order goes on, and others may share it, when the one who sent it has left.
    context: ({ requestId, countWrite, client }) => createContext(sources, { requestId, countWrite, client }),
    landingPage: false,
    // It stores refused documents with their errors: see documents.ts.
    parserAndValidationCache: false,
    multipart: false,
    batching: false,
    maxRequestBodySize: LIMITS.body.max,
    // Decided before, for the short way too: see cors.ts.
    cors: false,
    // Errors are masked in one place, with the request id: see publicErrorsPlugin.
    maskedErrors: false,
    logging: false,
    graphiql: (request) =>
      (playground || isBrowser(request)) && {
        title: `${NAME} — GraphQL`,
        defaultTabs: playground ? playgroundTabs(sources.today()) : [],
      },
    renderGraphiQL: playground ? playgroundPage : endpointPage,
    plugins: [
      persistedPlugin({ documents: persisted, only: options.persistedOnly }),
      admissionPlugin(),
      limitsPlugin(documents, !playground),
      executionPlugin(options, documents),
      publicErrorsPlugin(options),
    ],
  })
  const handler = createHttpHandler({
    ...options,
    yoga,
    kept: createKeptAnswers(options),
    schema,
    documents,
    persisted,
    contextOf: ({ requestId, countWrite }) => createContext(sources, { requestId, countWrite }),
    hideSuggestions: !playground,
  })
  const ownReads = createOwnReads({
    ...options,
    schema,
    kept: createKeptAnswers(options),
    contextOf: ({ requestId, signal, client }) =>
      createContext(sources, { requestId, signal, client, isOwnPage: true }),
  })
  return { yoga, ...handler, schema, execute: ownReads }
}

function executionPlugin(options: GatewayOptions, documents: Documents): Plugin<GatewayContext> {
  return {
    onExecute({ args, setExecuteFn }) {
      // A document has one executor, whichever way it came.
      const checked = documents.check(args.contextValue.params.query ?? '', args.document)
      if ('execute' in checked) setExecuteFn(checked.execute)
      const started = performance.now()
      const { request, trace } = args.contextValue
      const isExplained = mayExplain(request.headers, options)
      if (isExplained) trace.isPrivate = true
      return {
        onExecuteDone({ result, setResult }) {
          if (!('data' in result)) return
          options.onOperation?.(recordOf(args, result, performance.now() - started))
          if (!isExplained) return
          setResult({ ...result, extensions: { ...result.extensions, explain: explain(trace) } })
        },
      }
    },
  }
}

function publicErrorsPlugin({ log, onOperation }: GatewayOptions): Plugin<GatewayContext, ServerContext> {
  const started = new WeakMap<Request, number>()
  return {
    onRequest({ request, endResponse, fetchAPI }) {
      started.set(request, performance.now())
      if (!PLAIN.test(request.headers.get('content-encoding') ?? ''))
        endResponse(new fetchAPI.Response(null, { status: 415 }))
    },
    onResultProcess({ request, result, setResult, serverContext: { requestId } }) {
      if (!('errors' in result) || !result.errors) return
      const errors = result.errors.map((error) =>
        error.extensions.code === 'REQUEST_ENTITY_TOO_LARGE'
          ? bodyTooLarge(request.headers.get('content-length'))
          : error,
      )
      const said = publicResult({ ...result, errors }, { requestId, log })
      const now = performance.now()
      const milliseconds = now - (started.get(request) ?? now)
      if (!('data' in said))
        onOperation?.({ requestId, name: null, type: 'none', codes: codesOf(said.errors), milliseconds })
      setResult(writtenResult(said))
    },
    // Yoga refuses these with nothing but a status.
    onResponse({ response, setResponse, fetchAPI, serverContext: { requestId } }) {
      const message = UNUSABLE_TYPES.get(response.status)
      if (message === undefined || response.body) return
      const error = { message, extensions: { code: 'BAD_REQUEST', requestId } }
      const headers = { 'content-type': 'application/json; charset=utf-8' }
      setResponse(fetchAPI.Response.json({ errors: [error] }, { status: response.status, headers }))
    },
  }
}

const UNUSABLE_TYPES: ReadonlyMap<number, string> = new Map([
  [406, 'The answer is JSON: accept application/json or application/graphql-response+json.'],
  [415, 'The request is JSON: send it with content-type application/json, not compressed.'],
])
const PLAIN = /^(identity)?$/i
