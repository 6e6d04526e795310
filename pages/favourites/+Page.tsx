import { useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { useCartHydrated } from '#renderer/cart/cartStore.ts'
import { useLazyModule } from '#renderer/runtime/lazyModule.tsx'
import { CardsSkeleton } from '#renderer/shell/waiting/CardsSkeleton.tsx'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { FailedBlock } from '#renderer/ui/FailedBlock.tsx'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { readCompared } from './comparison.ts'

/** The visitor's favourites, which this browser alone has, and the products that the URL compares. */
export default function Page() {
  const isRead = useCartHydrated()
  const compared = readCompared(usePageContext().urlParsed.searchAll)
  const [isFailed, setFailed] = useState(false)
  const Favourites = useLazyModule(isRead && !isFailed, loadFavourites, () => setFailed(true))
  return (
    <>
      <Wrap>
        <Breadcrumbs items={[{ title: texts.words.favourites }]} />
        <PageTitle note={texts.favourites.note}>{texts.words.favourites}</PageTitle>
        {isFailed && <FailedBlock title={texts.favourites.failed} onRetry={() => setFailed(false)} />}
        {!Favourites && !isFailed && (
          <div className="needs-scripts">
            <CardsSkeleton />
          </div>
        )}
        <noscript>{import.meta.env.SSR && <p>{texts.favourites.needsScripts}</p>}</noscript>
      </Wrap>
      {Favourites && <Favourites compared={compared} />}
    </>
  )
}

const loadFavourites = async () => (await import('./Favourites.tsx')).Favourites
