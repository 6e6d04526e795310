import { saysMore } from './saysMore.ts'
import {
  type Answer,
  answerKey,
  answerOf,
  type GivenAnswer,
  type GivenAnswers,
  type ShopClient,
} from './shopClient.ts'

let current: FirstClient | undefined

/** The tab's client; made at the first call from the answers that came with the page. */
export function browserClient(answers: GivenAnswers = {}): ShopClient {
  current ??= createFirstClient(answers)
  return current
}

/** Gives the client answers that came in another way: they stand in for the request of the query that they belong to. */
export function restoreAnswers(answers: GivenAnswers): void {
  current?.give(answers)
}

/** Drops every cached answer: the next page fetches again. For a change of rental dates. */
export function forgetAnswers(): void {
  current = undefined
}

/** Loads the code of the cache before anybody waits for it; what fails is tried again when somebody does. */
export function prepareClient(): void {
  current?.prepare().catch(() => {})
}

type FirstClient = ShopClient & { give: (answers: GivenAnswers) => void; prepare: () => Promise<ShopClient> }

/** Answers that no query has asked for are forgotten beyond this number, the oldest first. */
const MAX_GIVEN = 200

/**
 * A page is shown with the answers that it came with; the normalized cache, its code and these answers in it, follows when the first
 * page stands or something else is asked for.
 */
function createFirstClient(answers: GivenAnswers): FirstClient {
  const given = new Map<string, GivenAnswer>()
  const followers = new Set<(cache: ShopClient) => void>()
  let cache: ShopClient | null = null
  let loading: Promise<ShopClient> | null = null
  give(answers)

  function give(more: GivenAnswers): void {
    for (const [key, answer] of Object.entries(more)) given.set(key, answer)
    for (const key of given.keys()) if (given.size > MAX_GIVEN) given.delete(key)
  }

  function prepare(): Promise<ShopClient> {
    loading ??= loadCache().catch((error) => {
      loading = null
      throw error
    })
    return loading
  }

  async function loadCache(): Promise<ShopClient> {
    const { createCacheClient } = await import('./cacheClient.ts')
    const loaded = createCacheClient(given)
    cache = loaded
    for (const follow of followers) follow(loaded)
    followers.clear()
    return loaded
  }

  async function through<Data>(ask: (cache: ShopClient) => Promise<Answer<Data>>): Promise<Answer<Data>> {
    try {
      return await ask(cache ?? (await prepare()))
    } catch (error) {
      return notLoaded(error)
    }
  }

  return {
    give,
    prepare,
    known(document, variables) {
      const answer = cache?.known(document, variables)
      if (answer) return answer
      const waiting = given.get(answerKey(document, variables))
      return waiting ? answerOf(waiting) : null
    },
    async query(document, variables, freshness = 'known') {
      const waiting = given.get(answerKey(document, variables))
      if (!cache && freshness === 'known' && waiting && !waiting.errors) return answerOf(waiting)
      return through((loaded) => loaded.query(document, variables, freshness))
    },
    mutate: (document, variables) => through((loaded) => loaded.mutate(document, variables)),
    watch(document, variables, freshness, tell) {
      if (cache) return cache.watch(document, variables, freshness, tell)
      let stop: (() => void) | null = null
      let shown = freshness === 'known' ? given.get(answerKey(document, variables)) : undefined
      const follow = (loaded: ShopClient) => {
        stop = loaded.watch(document, variables, freshness, (answer) => {
          // What the page came with is on the screen already; the cache leaves out types that were not asked for.
          if (!shown || saysMore(answer.data, shown.data)) tell(answer)
          shown = undefined
        })
      }
      followers.add(follow)
      if (!shown) prepare().catch((error) => followers.has(follow) && tell(notLoaded(error)))
      return () => {
        followers.delete(follow)
        stop?.()
      }
    },
  }
}

function notLoaded(error: unknown): Answer<never> {
  const networkError = error instanceof Error ? error : new Error(String(error))
  return { error: { message: networkError.message, graphQLErrors: [], networkError } }
}
