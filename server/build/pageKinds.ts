import { getVikeConfig } from 'vike/plugin'
import type { Plugin } from 'vite'
import { pagePaths } from './offlineFiles.ts'

/** The look of pages before their content is known: of their settings a browser needs no more. See renderer/page/pageSettings.ts. */
export function pageKinds(): Plugin {
  return {
    name: 'page-kinds',
    config() {
      const routes = Object.values(getVikeConfig().pages).flatMap(({ route, config }) =>
        typeof route === 'string' && config.kind ? [{ route, kind: config.kind }] : [],
      )
      const groups = Map.groupBy(routes, ({ route, kind }) => `${route.split('@').length} ${kind}`)
      const kinds = [...groups]
        .sort()
        .map(([name, group]) => [pagePaths(group.map(({ route }) => route)), name.split(' ')[1]])
      return { define: { PAGE_KINDS: JSON.stringify(kinds) } }
    },
  }
}
