import type { Config } from 'vike/types'
import vikeReact from 'vike-react/config'

export default {
  extends: [vikeReact],
  prefetchStaticAssets: false,
  // The visitor sees a note about a slow connection and may try again; the gateway sets its own deadlines.
  hooksTimeout: { data: false },
  // No part of a page is suspended: its slot has a skeleton of its own (shell/waiting/).
  Loading: {},
  passToClient: ['rental', 'site'],
  clientRouting: true,
  meta: {
    // `+query.ts` beside a page: its GraphQL queries, run by `+data.ts` on the server and in the browser.
    query: { env: { server: true, client: true } },
    data: { env: { server: true, client: true } },
    // Title and other parts of a page's head that depend on no answer.
    head: { env: { server: true, client: true } },
    // `+form.ts` beside a page: what its plain forms request, run by `+data.ts` on the server before the queries.
    form: { env: { server: true } },
    // The settings of a page: see page/pageSettings.ts. Eager: available for every page before it is opened.
    kind: { env: { config: true, server: true }, eager: true },
    isCheckout: { env: { server: true, client: true } },
    isLetter: { env: { server: true, client: true } },
    hasOwnDates: { env: { server: true } },
    needsScripts: { env: { server: true } },
    pageCache: { env: { server: true }, eager: true },
    offline: { env: { server: true }, eager: true },
    robots: { env: { config: true, server: true }, eager: true, effect: () => ({ noindex: true }) },
    noindex: { env: { server: true, client: true } },
    documents: { env: { server: true }, eager: true },
  },
} satisfies Config
