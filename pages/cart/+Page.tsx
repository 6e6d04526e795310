import { useLayoutEffect, useState } from 'react'
import { texts } from '#company/texts/index.ts'
import { CartFailed, LazyCachedNote } from '#renderer/cart/CartFailed.tsx'
import { CartLoading } from '#renderer/cart/CartLoading.tsx'
import { cartStore, useCartHydrated } from '#renderer/cart/cartStore.ts'
import { useCartContents } from '#renderer/cart/useCartContents.ts'
import { DatedPart } from '#renderer/dates/DatedPart.tsx'
import { useLazyModule } from '#renderer/runtime/lazyModule.tsx'
import { forgetPlace } from '#renderer/runtime/scrollPlace.ts'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { classes } from '#renderer/ui/classes.ts'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { CartEmpty } from './CartEmpty.tsx'
import css from './Page.module.css'

/**
 * The cart: what the visitor wants to rent, for which dates, and what it costs. Until the browser has read it, an empty one and the frame of
 * another are both here, and a mark of the document's first script says which is seen.
 */
export default function Page() {
  const isRead = useCartHydrated()
  const contents = useCartContents({ drawsCached: true })
  const [isCodeMissing, setCodeMissing] = useState(false)
  const isEmpty = contents.state === 'ready' && contents.summary.lines.length === 0
  const Filled = useLazyModule(isRead && !isEmpty && !isCodeMissing, loadFilled, () => setCodeMissing(true))
  // Emptied by an order it is another page than the one that was scrolled.
  useLayoutEffect(() => {
    if (isEmpty) forgetPlace()
  }, [isEmpty])
  const isFailed = contents.state === 'failed' || isCodeMissing
  return (
    <>
      {(isEmpty || !isRead) && (
        <div className={classes(!isRead && `needs-scripts ${css.empty}`)}>
          <CartEmpty />
        </div>
      )}
      {!isEmpty && (
        <Wrap className={classes(!isRead && css.full)}>
          <Breadcrumbs items={[{ title: texts.words.cart }]} />
          <PageTitle>{texts.words.cart}</PageTitle>
          {!isFailed && !(Filled && contents.state === 'ready') && (
            <div className="needs-scripts">
              <CartLoading />
            </div>
          )}
          {isFailed && <CartFailed onRetry={retry} />}
          {Filled && contents.state === 'ready' && (
            <>
              <LazyCachedNote at={contents.cachedAt} onRetry={contents.refresh} />
              <DatedPart isDated={contents.isDated} isAsked={contents.isAsked}>
                <Filled {...contents} />
              </DatedPart>
            </>
          )}
        </Wrap>
      )}
    </>
  )

  function retry() {
    setCodeMissing(false)
    if (contents.state === 'failed') contents.retry()
  }
}

const loadFilled = async () => (await import('./CartFilled.tsx')).CartFilled
// On its way beside the page, and fetched ahead with it.
if (cartStore.getState().products.length > 0) loadFilled().catch(() => {})
