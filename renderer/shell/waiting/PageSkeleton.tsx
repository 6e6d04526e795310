import type { ReactNode } from 'react'
import { CartLoading } from '#renderer/cart/CartLoading.tsx'
import type { PageKind } from '#renderer/page/pageSettings.ts'
import { pageKind } from '#renderer/page/pageSettings.ts'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { CardsSkeleton } from './CardsSkeleton.tsx'
import { ListingSkeleton } from './ListingSkeleton.tsx'
import css from './PageSkeleton.module.css'
import { ProductSkeleton } from './ProductSkeleton.tsx'
import { TextSkeleton } from './TextSkeleton.tsx'

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

const BODIES: Record<PageKind, ReactNode> = {
  home: <CardsSkeleton />,
  listing: <ListingSkeleton />,
  product: <ProductSkeleton />,
  cards: <CardsSkeleton />,
  article: <TextSkeleton />,
  text: <TextSkeleton />,
  cart: <CartLoading />,
}
