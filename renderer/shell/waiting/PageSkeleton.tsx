import type { ReactNode } from 'react'
import { CartLoading } from '#renderer/cart/CartLoading.tsx'
import type { PageKind } from '#renderer/page/pageSettings.ts'
import { pageKind } from '#renderer/page/pageSettings.ts'
import { RuledGrid } from '#renderer/ui/RuledGrid.tsx'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { CardsSkeleton } from './CardsSkeleton.tsx'
import css from './PageSkeleton.module.css'

/** The shape of the page that is on its way, of the size that it will have; it keeps the footer off the screen. */
export function PageSkeleton({ path }: { path: string }) {
  const kind = pageKind(path)
  return (
    <Wrap tall aria-hidden="true" data-skeleton={kind} className={css.page}>
      {kind === 'home' ? (
        <Skeleton className={css.hero} />
      ) : (
        <>
          <div className={css.crumbs}>
            <Skeleton width={140} height={16} />
          </div>
          {kind !== 'product' && <Skeleton className={css.title} width="min(70%, 380px)" />}
        </>
      )}
      {BODIES[kind]}
    </Wrap>
  )
}

/** Products on the ruled grid, with the filters beside them. */
const LISTING = (
  <div className="beside-filters">
    <div className={css.filters}>
      <Skeleton height={180} />
      <Skeleton height={240} />
      <Skeleton height={160} />
    </div>
    <div>
      <div className={css.tools}>
        <Skeleton width="min(60%, 320px)" height={18} />
      </div>
      <RuledGrid withAside>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
          // Picture, brand, name, price, stock.
          <div key={card}>
            <Skeleton ratio={1} />
            <Skeleton above={15} width="34%" height={13} />
            <Skeleton above={7} width="88%" height={18} />
            <Skeleton above={4} width="56%" height={18} />
            <Skeleton above={13} width="48%" height={23} />
            <Skeleton above={3} width="40%" height={17} />
            <Skeleton above={13} width="62%" height={16} />
          </div>
        ))}
      </RuledGrid>
    </div>
  </div>
)

/** A product: its picture, and beside it the name, what it costs and the button. */
const PRODUCT = (
  <div className={css.product}>
    <Skeleton className={css.picture} />
    <div>
      <Skeleton width={90} height={18} />
      <Skeleton above={12} width="92%" height={38} />
      <Skeleton above={8} width="58%" height={38} />
      <Skeleton above={12} height={18} />
      <Skeleton above={24} height={264} />
      <Skeleton above={24} height={56} />
    </div>
  </div>
)

/** A text to read: paragraphs in the width of one column. */
const TEXT = (
  <div className={css.text}>
    {['100%', '96%', '98%', '64%', '100%', '92%', '97%', '40%', '100%', '95%', '70%'].map((width, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
      <Skeleton key={line} above={12} width={width} height={18} />
    ))}
  </div>
)

const BODIES: Record<PageKind, ReactNode> = {
  home: <CardsSkeleton />,
  listing: LISTING,
  product: PRODUCT,
  cards: <CardsSkeleton />,
  article: TEXT,
  text: TEXT,
  cart: <CartLoading />,
}
