import { renderToString } from 'react-dom/server'
import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { FIRST_FONT, LANGUAGE } from '#company/constants.ts'
import { headHtml } from './document/headHtml.ts'
import { pageElement } from './document/pageElement.tsx'
import { answerElements } from './document/servedAnswers.ts'
import './page/pageContext.ts'

/**
 * Renders a page in three parts: the router adds what names its files after the first, and the page context after the second. The charset is
 * added with the script that starts the page, before it; in development the header alone says it.
 */
export default function onRenderHtml(pageContext: PageContextServer) {
  const start = `<!DOCTYPE html><html lang="${LANGUAGE}"><head>`
  const root = renderToString(pageElement(pageContext))
  const middle =
    `<meta name="viewport" content="width=device-width,initial-scale=1"/>${headHtml(pageContext)}</head>` +
    `<body><div id="root">${root}</div>${answerElements(pageContext.graphqlState)}`
  const end = '</body></html>'
  pageContext.onDocument?.({ start, middle, end })
  return { documentHtml: dangerouslySkipEscape(start + middle + end), injectFilter: preloadFirstFont }
}

type Asset = { src: string; assetType: string | null; inject: string | false }

/** Of the fonts only the one that most letters are from is preloaded. */
function preloadFirstFont(assets: Asset[]): void {
  for (const asset of assets)
    if (asset.assetType === 'font' && !asset.src.includes(`/${FIRST_FONT}.`)) asset.inject = false
}
