import type { TypedDocumentNode } from '@urql/core'
import type { WrittenDocument } from './graphql.ts'

/** What the storefront asks the gateway through: on the server one for each page, in the browser one for the visitor's dates. */
export interface ShopClient {
  /** What is known without a request; null when nothing is. */
  known<Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Answer<Data> | null
  /** Never rejects: failures are in `error`. */
  query<Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    freshness?: Freshness,
  ): Promise<Answer<Data>>
  /** Never rejects: failures are in `error`. */
  mutate<Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Answer<Data>>
  /** Tells an answer and whatever changes it later, until the function that it gives is called; asks for what is not known. */
  watch<Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    freshness: Freshness,
    tell: (answer: Answer<Data>) => void,
  ): () => void
}

/** `fresh`: the gateway is asked whatever is known. */
export type Freshness = 'known' | 'fresh'

/** What a query came to. */
export type Answer<Data> = {
  /** Null or undefined: there is no answer. */
  data?: Data | null | undefined
  error?: AnswerError | undefined
  /** A newer one is on its way. */
  stale?: boolean
}

/** Why an answer is missing, or a part of it. */
export type AnswerError = {
  message: string
  graphQLErrors: readonly Pick<GivenError, 'message' | 'path' | 'extensions'>[]
  /** No answer came, or none that can be read. */
  networkError?: Error | undefined
  /** The response that the network error is about, when there was one. */
  response?: unknown
}

type GivenError = {
  message: string
  path?: readonly (string | number)[] | undefined
  extensions?: Record<string, unknown>
}

/** An answer as it travels with a page. */
export type GivenAnswer = { data: unknown; errors?: readonly GivenError[] }

/** The answers that travel with a page, by `answerKey()`. */
export type GivenAnswers = Record<string, GivenAnswer>

/** Names one answer, in the browser as on the server. */
export function answerKey(document: TypedDocumentNode<unknown, never>, variables: object): string {
  const { text } = document as unknown as WrittenDocument
  const [name] = /(?:query|mutation) \w+/.exec(text) ?? []
  return `${name} ${JSON.stringify(variables)}`
}

/** An answer as it came with the page. */
export function answerOf<Data>({ data, errors }: GivenAnswer): Answer<Data> {
  const error = errors && { message: errors.map(({ message }) => message).join('\n'), graphQLErrors: errors }
  return { data: data as Data | null, error }
}
