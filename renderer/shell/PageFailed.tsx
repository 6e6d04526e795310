import { lazy, Suspense, useEffect, useRef } from 'react'
import { NAME } from '#company/constants.ts'
import { texts } from '#company/texts/index.ts'
import { Part } from '#renderer/runtime/Part.tsx'
import { ErrorView } from './ErrorView.tsx'
import { servedBrand } from './PlainHeader.tsx'

/** In the place of a page whose code failed in the browser: the error page, with its title and the focus. */
export function PageFailed() {
  const view = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.title
    const title = texts.shop.titled(texts.lost.wrong, servedBrand() ?? NAME)
    document.title = title
    const heading = view.current?.querySelector('h1')
    if (heading) heading.tabIndex = -1
    heading?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
    return () => {
      if (document.title === title) document.title = before
    }
  }, [])
  return (
    <div ref={view}>
      <ErrorView>
        <Part name="popular-categories">
          <Suspense>
            <PopularCategories />
          </Suspense>
        </Part>
      </ErrorView>
    </div>
  )
}

// Only who sees an error needs it.
const PopularCategories = lazy(async () => ({
  default: (await import('./PopularCategories.tsx')).PopularCategories,
}))
