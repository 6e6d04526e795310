import type { Config } from 'vike/types'
import vikeReact from 'vike-react/config'

export default {
  extends: [vikeReact],
  title: 'Сутки — прокат вещей посуточно',
  lang: 'ru',
  viewport: 'responsive',
  stream: false,
  hydrationCanBeAborted: true,
  prefetchStaticAssets: 'hover',
  passToClient: ['rental', 'site', 'graphqlState'],
  clientRouting: true,
  meta: {
    // `+query.ts` beside a page: its questions to the gateway, run by `+data.ts` on the server and in the browser.
    query: { env: { server: true, client: true } },
    data: { env: { server: true, client: true } },
  },
} satisfies Config
