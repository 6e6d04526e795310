import { renderToString } from 'react-dom/server'
import type { PageContextServer } from 'vike/types'
import { LANGUAGE } from '#company/constants.ts'
import '#renderer/page/pageContext.ts'
import { headHtml } from './headHtml.ts'
import { pageElement } from './pageElement.tsx'
import { answerElements } from './servedAnswers.ts'

/**
 * The whole document of a page in three parts: the router adds what names its files after the first, and the page context after the
 * second. The charset is added with the script that starts the page, before it; in development the header alone says it.
 */
export function documentParts(pageContext: PageContextServer): Vike.DocumentParts {
  const root = renderToString(pageElement(pageContext))
  return {
    start: `<!DOCTYPE html><html lang="${LANGUAGE}"><head>`,
    middle:
      `<meta name="viewport" content="width=device-width,initial-scale=1"/>${headHtml(pageContext)}</head>` +
      `<body><div id="root">${root}</div>${answerElements(pageContext.graphqlState)}`,
    end: '</body></html>',
  }
}
