import type { IncomingHttpHeaders } from 'node:http'
import type { Pages } from '../../base/pages.ts'
import type { PageServices } from './pageServices.ts'

/** The input of a rendering. */
export type RenderRequest = {
  urlOriginal: string
  headersOriginal: IncomingHttpHeaders
  services: PageServices
}

/** The result of a rendering: a page, a redirect, or the page of a failure. */
export type Rendering = {
  httpResponse: { statusCode: number; headers: [string, string][]; body: string }
  /** Null where not even the error page could be rendered. */
  pageId?: string | null
  errorWhileRendering?: unknown
  abortReason?: unknown
  /** The answers that the page was rendered with. */
  graphqlState?: Vike.PageContext['graphqlState']
  // Pages of the same kind are rendered with these: see directWay.ts.
  pages?: Pages
  config?: object
  Page?: unknown
  urlOriginal?: string
  routeParams?: object
}
