import type { IncomingHttpHeaders } from 'node:http'
import type { Pages } from '../../base/pages.ts'
import type { PageServices } from './pageServices.ts'

/** What a rendering is given. */
export type RenderRequest = {
  urlOriginal: string
  headersOriginal: IncomingHttpHeaders
  services: PageServices
}

/** What became of it: a page, a redirect, or the page of a failure. */
export type Rendering = {
  httpResponse: { statusCode: number; headers: [string, string][]; body: string }
  /** Null where not even the error page could be rendered. */
  pageId?: string | null
  errorWhileRendering?: unknown
  abortReason?: unknown
  /** The answers that the page was rendered with. */
  graphqlState?: Vike.PageContext['graphqlState']
  // What pages of the same kind are rendered with: see directWay.ts.
  pages?: Pages
  config?: object
  Page?: unknown
  urlOriginal?: string
  routeParams?: object
}
