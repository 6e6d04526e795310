import { useCSRFPrevention as createCsrfPrevention } from '@graphql-yoga/plugin-csrf-prevention'
import { GraphQLError, getOperationAST, OperationTypeNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { GatewayContext } from '../context/context.ts'
import { cacheControl, NO_STORE } from './cacheControl.ts'
import { type PersistedDocuments, persistedHash, resolvePersisted } from './persisted.ts'

type PersistedOptions = { documents: PersistedDocuments; only: boolean }

/** Any of these shows that the browser sent a preflight (CORS), or that no browser sent the request. */
const PREFLIGHT_HEADERS = [
  'x-graphql-yoga-csrf',
  'x-requested-with',
  'apollo-require-preflight',
  'graphql-require-preflight',
]

/** Registered operations by hash. A registered read over GET may be cached, and needs no header against forgery: it changes nothing. */
export function persistedPlugin({ documents, only }: PersistedOptions): Plugin<GatewayContext> {
  const csrf = createCsrfPrevention({ requestHeaders: PREFLIGHT_HEADERS })
  const registered = new WeakSet<Request>()
  return {
    onRequestParse(payload) {
      if (isPersistedGet(payload.request)) return
      try {
        return csrf.onRequestParse?.(payload)
      } catch {
        throw csrfRefusal()
      }
    },
    onParams({ params, request, setParams }) {
      // Not an object, or a text in place of the query: Yoga's own check refuses it with the right words.
      if (typeof params !== 'object' || params === null) return
      if (params.query != null && typeof params.query !== 'string') return
      const found = resolvePersisted(params, documents, only)
      if (found.registered) registered.add(request)
      const { operationName, ...unnamed } = params
      // Some clients send an empty name where there is none.
      setParams({ ...(operationName === '' ? unnamed : params), query: found.query })
    },
    onExecute({ args }) {
      const { request, trace } = args.contextValue
      const operation = getOperationAST(args.document, args.operationName)
      const cacheable =
        request.method === 'GET' &&
        registered.has(request) &&
        operation?.operation === OperationTypeNode.QUERY
      if (!cacheable) return
      return {
        onExecuteDone({ result, setResult }) {
          if (!('data' in result) || result.errors) return
          const http = { headers: { 'cache-control': cacheControl(trace) } }
          setResult({ ...result, extensions: { ...result.extensions, http } })
        },
      }
    },
    onResponse({ response: { headers } }) {
      if (!headers.has('cache-control')) headers.set('cache-control', NO_STORE)
      if (headers.get('cache-control') !== NO_STORE) headers.append('vary', 'accept')
    },
  }
}

function csrfRefusal(): GraphQLError {
  const message = `CSRF check failed: send one of the headers ${PREFLIGHT_HEADERS.join(', ')}.`
  return new GraphQLError(message, { extensions: { code: 'CSRF_HEADER_MISSING', http: { status: 403 } } })
}

function isPersistedGet(request: Request): boolean {
  if (request.method !== 'GET') return false
  const { searchParams } = new URL(request.url, 'http://gateway')
  if (searchParams.has('query')) return false
  try {
    return persistedHash(JSON.parse(searchParams.get('extensions') ?? 'null')) !== null
  } catch {
    return false
  }
}
