import { stringify } from '@brillout/json-serializer/stringify'
import { createRouter, type RouteMatch, readUrl } from './pageRoutes.ts'
import type { Rendering, RenderRequest } from './rendering.ts'

/** The settings and hooks that are supported here; a page with any other is Vike's. */
const SUPPORTED_SETTINGS = new Set([
  ...['isClientRuntimeLoaded', 'clientRouting', 'hydrationCanBeAborted', 'hooksTimeout', 'passToClient'],
  ...['prefetchStaticAssets', 'route', 'onCreatePageContext', 'headersResponse', 'data', 'onRenderHtml'],
  ...['Page', 'Layout', 'Wrapper', 'Loading', 'query', 'head', 'form', 'documents', 'isLetter'],
  ...['kind', 'isCheckout', 'hasOwnDates', 'needsScripts', 'pageCache', 'offline', 'robots', 'noindex'],
])

type Hook<Result = unknown> = (pageContext: object) => Result
/** The hooks of a page as Vike has them. */
type Hooks = {
  onCreatePageContext: Hook[]
  headersResponse: Hook<HeadersInit>[]
  data: Hook
  onRenderHtml: Hook
}

/** The parts that all pages of a kind share. */
type Kind = {
  hooks: Hooks
  /** The part of their page contexts that is the same. */
  shared: object
  /** The names of the page context's values that go to the browser. */
  sent: readonly string[]
  tags: Tags
}

/** The tags that Vike adds to a document: at the beginning of its head, and at its end before and after the page context. */
type Tags = { head: string; end: string; afterContext: string }

type DirectWay = {
  /** The page; null where this way does not lead to one: a kind not yet seen, a redirect, a failure. */
  render(request: RenderRequest): Promise<Rendering | null>
  /** Takes from a page that Vike has rendered what its kind needs; `parts` are the document without Vike's tags. */
  learn(page: Rendering, parts: Vike.DocumentParts): void
}

/**
 * Renders pages without Vike's bookkeeping, which is half of a rendering's processor time: the same hooks, the same tags. Whatever is
 * unusual is left to Vike, which has the last word on redirects and failures.
 */
export function createDirectWay(): DirectWay {
  const kinds = new Map<string, Kind>()
  let route: (pathname: string) => RouteMatch | null = () => null
  return {
    async render(request) {
      const url = readUrl(request.urlOriginal)
      const match = url && route(url.pathname)
      const kind = match && kinds.get(match.pageId)
      if (!kind) return null
      try {
        return await renderKind(kind, request, { ...match, urlParsed: url, urlPathname: url.pathname })
      } catch {
        // Vike renders it once more, and then what is wrong is said.
        return null
      }
    },
    learn({ httpResponse, pages, pageId, urlOriginal, routeParams, config, Page }, parts) {
      if (!pages || !pageId || !urlOriginal || !config) return
      if (httpResponse.statusCode !== 200 || kinds.has(pageId)) return
      if (!Object.keys(config).every((name) => SUPPORTED_SETTINGS.has(name))) return
      const router = createRouter(pages)
      const url = readUrl(urlOriginal)
      if (stringify(url && router(url.pathname)) !== stringify({ pageId, routeParams })) return
      const added = addedTo(parts, httpResponse.body)
      if (!added) return
      const shared = {
        isPageContext: true,
        isClientSide: false,
        isPrerendering: false,
        is404: null,
        config,
        Page,
      }
      route = router
      kinds.set(pageId, { hooks: config as Hooks, shared, ...added })
    },
  }
}

async function renderKind(
  { hooks, shared, sent, tags }: Kind,
  { urlOriginal, headersOriginal, services }: RenderRequest,
  place: RouteMatch & { urlParsed: object; urlPathname: string },
): Promise<Rendering> {
  let parts: Vike.DocumentParts = { start: '', middle: '', end: '' }
  const pageContext = {
    ...shared,
    ...place,
    urlOriginal,
    headersOriginal,
    headers: headersOriginal,
    headersResponse: new Headers(),
    data: undefined,
    onDocument(document: Vike.DocumentParts) {
      parts = document
    },
    // A page that fails is rendered by Vike as well, and reported then.
    services: { ...services, reportFailure() {} },
  }
  for (const hook of hooks.headersResponse)
    for (const [name, value] of new Headers(hook(pageContext)))
      pageContext.headersResponse.append(name, value)
  for (const hook of hooks.onCreatePageContext) await hook(pageContext)
  await hooks.data(pageContext)
  if (!services.isDataOnly) await hooks.onRenderHtml(pageContext)
  const context = jsonOf(Object.fromEntries(sent.map((name) => [name, Reflect.get(pageContext, name)])))
  const { start, middle, end } = parts
  const body = start + tags.head + middle + tags.end + context + tags.afterContext + end
  const headers: [string, string][] = [
    ...pageContext.headersResponse,
    ['Content-Type', 'text/html;charset=utf-8'],
  ]
  return { ...pageContext, httpResponse: { statusCode: 200, headers, body } }
}

/** The tags that Vike has added to a document; null where it has changed it in another way, too. */
function addedTo(
  { start, middle, end }: Vike.DocumentParts,
  body: string,
): Pick<Kind, 'sent' | 'tags'> | null {
  const headEnd = body.indexOf(middle.slice(0, 100))
  const head = body.slice(start.length, headEnd)
  const added = body.slice(headEnd + middle.length, -end.length)
  if (start + head + middle + added + end !== body) return null
  const [, before = '', context, after = ''] = CONTEXT.exec(added) ?? []
  if (context === undefined) return null
  return { sent: Object.keys(JSON.parse(context)), tags: { head, end: before, afterContext: after } }
}

const CONTEXT = /^(.*?<script id="vike_pageContext" type="application\/json">)(.*?)(<\/script>.*)$/s

/** As Vike writes it. */
function jsonOf(value: object): string {
  return stringify(value, {
    forbidReactElements: true,
    htmlScriptSafe: { escapeScripts: true, escapeURLs: true },
  })
}
