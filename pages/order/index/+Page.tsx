import { useEffect, useRef, useState } from 'react'
import { texts } from '#company/texts/index.ts'
import { RecentlyViewed } from '#renderer/cards/RecentlyViewed.tsx'
import { CartFailed, LazyCachedNote } from '#renderer/cart/CartFailed.tsx'
import { CartLayout } from '#renderer/cart/CartLayout.tsx'
import { useCartContents } from '#renderer/cart/useCartContents.ts'
import { DatedPart } from '#renderer/dates/DatedPart.tsx'
import { useDates } from '#renderer/dates/useDates.ts'
import { Part } from '#renderer/runtime/Part.tsx'
import { useOrderWords } from '#renderer/settings/orderWords.ts'
import { PopularCategories } from '#renderer/shell/PopularCategories.tsx'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { isFocusLost } from '#renderer/ui/lostFocus.ts'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { CartOrder } from './CartOrder.tsx'
import css from './form/OrderSheet.module.css'
import { OrderBlocked } from './OrderBlocked.tsx'
import { PlanOrder } from './plain/PlanOrder.tsx'

/** The order form: who orders, delivery and return, and what is ordered. */
export default function Page() {
  const words = useOrderWords()
  const contents = useCartContents()
  const { period } = useDates()
  // The cart is emptied before the next page is shown: until then an empty cart is no error.
  const [isSent, setSent] = useState(false)
  const isBlocked = !isSent && contents.state === 'ready' && !(period && contents.summary.isOrderable)
  // The offer that was pressed is gone with what blocked the order: the keyboard goes on at the page's beginning.
  const wasBlocked = useRef(isBlocked)
  useEffect(() => {
    if (wasBlocked.current && !isBlocked && isFocusLost())
      document.getElementById('main')?.focus({ preventScroll: true })
    wasBlocked.current = isBlocked
  }, [isBlocked])
  if (isBlocked) {
    return (
      <>
        <Wrap tall={contents.summary.lines.length > 0}>
          <Breadcrumbs items={[CART, { title: words.heading }]} />
          <OrderBlocked summary={contents.summary} isDated={contents.isDated} />
        </Wrap>
        {contents.summary.lines.length === 0 && (
          <>
            <Part name="recently-viewed">
              <RecentlyViewed />
            </Part>
            <PopularCategories />
          </>
        )}
      </>
    )
  }
  return (
    <Wrap tall>
      <Breadcrumbs items={[CART, { title: words.heading }]} />
      <noscript>{import.meta.env.SSR && <PlanOrder />}</noscript>
      <div className="needs-scripts">
        <PageTitle>{words.heading}</PageTitle>
      </div>
      {isSent && <p role="status">{words.sent}</p>}
      {!isSent && contents.state === 'loading' && (
        <div className="needs-scripts">
          <OrderLoading />
        </div>
      )}
      {!isSent && contents.state === 'failed' && <CartFailed onRetry={contents.retry} />}
      {!isSent && contents.state === 'ready' && (
        <LazyCachedNote at={contents.cachedAt} onRetry={contents.refresh} />
      )}
      {!isSent && contents.state === 'ready' && period && (
        <DatedPart isDated={contents.isDated} isAsked={contents.isAsked}>
          <CartOrder {...contents} period={period} onSent={() => setSent(true)} />
        </DatedPart>
      )}
    </Wrap>
  )
}

const CART = { title: texts.words.cart, href: '/cart' }

const rows = (...heights: number[]) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
  heights.map((height, row) => <Skeleton key={row} height={height} />)

/** The frame of the form while the browser reads the cart and fetches its products. */
function OrderLoading() {
  return (
    <CartLayout card={<div className={css.pair}>{rows(26, 56, 56, 56, 44, 56)}</div>}>
      <p role="status" className="visually-hidden">
        {texts.orderForm.loading}
      </p>
      <div className={css.form}>
        <div className={css.pair}>{rows(78, 78, 78, 78)}</div>
        <Skeleton height={52} width="min(100%, 520px)" />
        <Skeleton height={78} />
        <Skeleton height={140} />
      </div>
    </CartLayout>
  )
}
