import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { PageContextServer } from 'vike/types'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import { LANGUAGE } from '#company/constants.ts'
import '#renderer/page/pageContext.ts'
import { Head } from './Head.tsx'
import { pageElement } from './pageElement.tsx'
import { answerElements } from './servedAnswers.ts'

/** The whole document of a page but for what names its files and its page context, which the router adds. */
export function documentHtml(pageContext: PageContextServer): string {
  const root = renderToString(pageElement(pageContext))
  return (
    `<!DOCTYPE html><html lang="${LANGUAGE}"><head><meta charset="UTF-8" />${headHtml(pageContext)}</head>` +
    `<body><div id="root">${root}</div>${answerElements(pageContext.graphqlState)}</body></html>`
  )
}

function headHtml(pageContext: PageContextServer): string {
  return renderToStaticMarkup(
    <VikeReactProviderPageContext pageContext={pageContext}>
      <Head />
    </VikeReactProviderPageContext>,
  )
}
