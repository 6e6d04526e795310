import type { Config } from 'vike/types'
import vikeReact from 'vike-react/config'

export default {
  extends: [vikeReact],
  prefetchStaticAssets: false,
  // The visitor is told of a slow line and may try again; the gateway sets its own deadlines.
  hooksTimeout: { data: false },
  passToClient: ['rental', 'site'],
  clientRouting: true,
  meta: {
    // `+query.ts` beside a page: its GraphQL queries, run by `+data.ts` on the server and in the browser.
    query: { env: { server: true, client: true } },
    data: { env: { server: true, client: true } },
    // `+head.ts` beside a page: title and other parts of its head that depend on no answer.
    head: { env: { server: true, client: true } },
    // `+form.ts` beside a page: what its plain forms ask for, run by `+data.ts` on the server before the queries.
    form: { env: { server: true } },
    // `+structuredData.ts` beside a page: what it tells search engines. Browsers do not need it.
    structuredData: { env: { server: true } },
  },
} satisfies Config
