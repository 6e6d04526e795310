import { type ReactElement, type ReactNode, StrictMode, useEffect } from 'react'
import type { PageContext } from 'vike/types'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'

/**
 * A page in its layouts and wrappers: the same tree on the server and in the browser, or it would not hydrate. `onRendered` is called
 * in the browser, when it is rendered.
 */
export function pageElement(pageContext: PageContext, onRendered?: () => void): ReactElement {
  const { Page, config } = pageContext
  let page: ReactNode = Page ? <Page /> : null
  for (const Frame of [...(config.Layout ?? []), ...(config.Wrapper ?? [])]) page = <Frame>{page}</Frame>
  return (
    <StrictMode>
      <Rendered onRendered={onRendered}>
        <VikeReactProviderPageContext pageContext={pageContext}>{page}</VikeReactProviderPageContext>
      </Rendered>
    </StrictMode>
  )
}

type RenderedProps = { onRendered: (() => void) | undefined; children: ReactNode }

function Rendered({ onRendered, children }: RenderedProps) {
  useEffect(() => onRendered?.())
  return children
}
