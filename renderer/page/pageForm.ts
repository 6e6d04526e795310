import type { ExecutionResult } from 'graphql'
import type { TypedDocumentNode } from 'urql'
import type { UrlParts } from './pageInput.ts'

/**
 * The handler of a page's plain forms, where no script does it: called on the server alone, after the settings are loaded and before the
 * page's queries. It may leave on the page context what the page shows, or lead to another URL (`redirect()`).
 */
export type PageForm = (
  pageContext: Vike.PageContext & {
    urlParsed: UrlParts
    routeParams: Readonly<Record<string, string>>
    headers?: Readonly<Record<string, string>> | null
    headersResponse?: Headers
  },
) => Promise<void> | void

/** A form that a browser sent without a script, and what becomes of it. */
export type PostedForm = {
  /** Its fields; of a repeated one the last. */
  fields: Readonly<Record<string, string>>
  /** The page shows what is wrong: it is answered with this status. */
  refuse(status: 409 | 422 | 503): void
}

/** The services of a form's request. */
export type FormServices = Pick<NonNullable<Vike.PageContext['services']>, 'execute'>

/** Sends an operation of a form to the gateway; the answer is of the type that its document says. Never rejects. */
export function sendOperation<Result, Variables extends object>(
  { execute }: FormServices,
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<ExecutionResult<Result>> {
  return execute({ document, variables }) as Promise<ExecutionResult<Result>>
}
