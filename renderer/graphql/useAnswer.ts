import type { TypedDocumentNode } from '@urql/core'
import { createContext, use, useEffect, useEffectEvent, useState } from 'react'
import { type Answer, type AnswerError, answerKey, type Freshness, type ShopClient } from './shopClient.ts'
import { drawn } from './typography.ts'

/** The client of the page; `Wrapper` provides it. */
export const ClientContext = createContext<ShopClient | null>(null)

/** The page's client. Other dates give another one. */
export function useClient(): ShopClient {
  const client = use(ClientContext)
  if (!client) throw new Error('There is no client around this component')
  return client
}

type Shown<Data> = {
  data: Data | null | undefined
  error: AnswerError | undefined
  /** There is no answer to these variables yet; `data` may be that to the former ones. */
  fetching: boolean
  /** A newer answer is on its way. */
  stale: boolean
}

/** An answer of the gateway, as it is drawn, for as long as the component is shown, at once where it is known; nothing is asked while `pause`. */
export function useAnswer<Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { pause = false }: { pause?: boolean } = {},
): Shown<Data> & { retry: () => void } {
  const client = useClient()
  const key = pause ? null : answerKey(document, variables)
  const look = () => (key === null ? IDLE : (client.known(document, variables) ?? WAITING))
  const [kept, keep] = useState<Kept<Data>>(() => ({
    client,
    key,
    attempt: 0,
    shown: after<Data>(NOTHING, look()),
  }))
  let now = kept
  if (now.client !== client || now.key !== key) {
    now = { client, key, attempt: 0, shown: after(now.shown, look()) }
    keep(now)
  }

  const watch = useEffectEvent((freshness: Freshness) =>
    client.watch(document, variables, freshness, (answer) =>
      keep((last) => (last.client === client && last.key === key ? changed(last, answer) : last)),
    ),
  )
  const { attempt } = now
  // biome-ignore lint/correctness/useExhaustiveDependencies: they name what is watched
  useEffect(
    () => (key === null ? undefined : watch(attempt === 0 ? 'known' : 'fresh')),
    [client, key, attempt],
  )

  const retry = () => keep((last) => ({ ...changed(last, WAITING), attempt: last.attempt + 1 }))
  return { ...now.shown, data: drawn(now.shown.data), retry }
}

type Kept<Data> = { client: ShopClient; key: string | null; attempt: number; shown: Shown<Data> }
type Change<Data> = Answer<Data> & { fetching?: boolean }

const IDLE = {}
const WAITING = { fetching: true }
const NOTHING = { data: undefined, error: undefined, fetching: false, stale: false }

function changed<Data>(last: Kept<Data>, change: Change<Data>): Kept<Data> {
  const { shown } = last
  const { data, error, fetching, stale } = after(shown, change)
  const isSame =
    data === shown.data && error === shown.error && fetching === shown.fetching && stale === shown.stale
  return isSame ? last : { ...last, shown: { data, error, fetching, stale } }
}

// While another answer is fetched the last one stays.
function after<Data>(
  last: Shown<Data>,
  { data, error, fetching = false, stale = false }: Change<Data>,
): Shown<Data> {
  return {
    data: data !== undefined || error ? data : last.data,
    error: fetching ? last.error : error,
    fetching,
    stale,
  }
}
