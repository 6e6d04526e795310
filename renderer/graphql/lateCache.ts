import {
  type Exchange,
  type ExchangeInput,
  makeOperation,
  makeResult,
  type Operation,
  type OperationResult,
  type SSRExchange,
} from '@urql/core'
import { makeSubject, pipe, subscribe } from 'wonka'

/** Answers that are stored until the cache comes; of more the oldest that nobody shows is fetched again. */
const MAX_PASSED = 100
/** Keys of what failed: of more the oldest is requested as if it had not. */
const MAX_FAILED = 100

type LateCache = {
  exchange: Exchange
  /** Loads the cache before anybody waits for it; what fails is tried again with the next operation. */
  start(): void
}

/**
 * A normalized cache whose code comes when it is needed. Until then the answers that came with the page are given at once; the first
 * operation that they do not answer loads the cache. It is then fed with what has passed, in place of requests.
 */
export function lateCache(served: SSRExchange, load: () => Promise<Exchange>): LateCache {
  let start = () => {}
  const exchange: Exchange = (input) => (operations$) => {
    const late = begin(input, served, load)
    start = late.start
    pipe(operations$, subscribe(late.receive))
    return late.results$
  }
  return { exchange, start: () => start() }
}

function begin(input: ExchangeInput, served: SSRExchange, load: () => Promise<Exchange>) {
  const down = makeSubject<Operation>()
  const up = makeSubject<OperationResult>()
  /** What was answered before the cache came, by the keys of the operations. */
  const passed = new Map<number, OperationResult>()
  const active = new Set<number>()
  /** The last results of what is active, and the keys of what failed. */
  const last = new Map<number, OperationResult>()
  const failed = new Set<number>()
  let waiting: Operation[] = []
  let isLoading = false
  let cache: { execute(operation: Operation): void; resolve(result: OperationResult): void } | null = null

  pipe(
    input.forward(down.source),
    subscribe((result) => {
      if (cache) return cache.resolve(result)
      pass(result)
      give(result)
    }),
  )

  function pass(result: OperationResult): void {
    const { key } = result.operation
    passed.delete(key)
    passed.set(key, result)
    if (passed.size <= MAX_PASSED) return
    const oldest = [...passed.keys()].find((each) => !active.has(each))
    if (oldest !== undefined) passed.delete(oldest)
  }

  function give(result: OperationResult): void {
    const { key } = result.operation
    failed.delete(key)
    if (result.error) failed.add(key)
    for (const oldest of failed) if (failed.size > MAX_FAILED) failed.delete(oldest)
    if (active.has(key)) last.set(key, result)
    up.next(result)
  }

  function receive(operation: Operation): void {
    const { kind, key } = operation
    if (kind === 'query') active.add(key)
    if (kind === 'teardown') {
      active.delete(key)
      last.delete(key)
      waiting = waiting.filter((other) => other.key !== key)
    }
    if (cache) cache.execute(withPolicy(operation))
    else if (kind !== 'teardown') receiveEarly(operation)
  }

  // The cache never answers an operation right after it failed: it takes that for a loop of its own operations, which have a mark here.
  function withPolicy(operation: Operation): Operation {
    const { kind, key, context } = operation
    const isAnew = !context.isMarked && context.requestPolicy === 'cache-first' && failed.has(key)
    const requestPolicy = isAnew ? 'network-only' : context.requestPolicy
    return makeOperation(kind, operation, { ...context, requestPolicy, isMarked: true })
  }

  // Without an answer all that requested it are notified: they stay with what they have.
  function giveNone(operation: Operation): void {
    up.next(last.get(operation.key) ?? makeResult(operation, { data: null }))
  }

  function receiveEarly(operation: Operation): void {
    const { kind, key, context } = operation
    const isRead = kind === 'query' && /^cache-(first|only)$/.test(context.requestPolicy)
    const cached = passed.get(key)
    if (isRead && cached) give({ ...cached, operation })
    else if (isRead && key in served.extractData()) down.next(operation)
    else if (context.requestPolicy === 'cache-only') giveNone(operation)
    else {
      waiting.push(operation)
      start()
    }
  }

  function start(): void {
    if (isLoading) return
    isLoading = true
    // Without the code, which a deployment may have taken away, operations go past the cache.
    load().then(feed, () => {
      isLoading = false
      for (const operation of waiting.splice(0)) down.next(operation)
    })
  }

  function feed(exchange: Exchange): void {
    const operations = makeSubject<Operation>()
    const results = makeSubject<OperationResult>()
    const forward: typeof input.forward = (forwarded$) => {
      const answer = (operation: Operation) => {
        const cached = operation.kind === 'query' && passed.get(operation.key)
        if (cached) results.next({ ...cached, operation })
        else down.next(operation)
      }
      pipe(forwarded$, subscribe(answer))
      return results.source
    }
    let isFed = false
    /** What components have of what the cache copied: while nothing changes, nothing is drawn again. */
    const shown = new WeakMap<object, unknown>()
    const receiveResult = (result: OperationResult) => {
      const { data, operation } = result
      if (!isFed) return data && shown.set(data, passed.get(operation.key)?.data)
      if (!data && operation.context.requestPolicy === 'cache-only') giveNone(operation)
      else give({ ...result, data: shown.get(data) ?? data })
    }
    pipe(exchange({ ...input, forward })(operations.source), subscribe(receiveResult))
    cache = { execute: operations.next, resolve: results.next }
    for (const { operation } of passed.values()) {
      // Who only looked it up would bring the cache nothing.
      operations.next(
        makeOperation('query', operation, { ...operation.context, requestPolicy: 'cache-first' }),
      )
      if (!active.has(operation.key)) operations.next(makeOperation('teardown', operation, operation.context))
    }
    passed.clear()
    isFed = true
    for (const operation of waiting.splice(0)) cache.execute(withPolicy(operation))
  }

  return { receive, start, results$: up.source }
}
