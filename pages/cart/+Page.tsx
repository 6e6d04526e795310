import { CartFailed } from '#renderer/cart/CartFailed.tsx'
import { CartLoading } from '#renderer/cart/CartLoading.tsx'
import { LazyKeptNote } from '#renderer/cart/LazyKeptNote.tsx'
import { useCartContents } from '#renderer/cart/useCartContents.ts'
import { DatedPart } from '#renderer/dates/DatedPart.tsx'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { CartEmpty } from './CartEmpty.tsx'
import { CartFilled } from './CartFilled.tsx'

/** The cart: what the visitor wants to rent, for which dates, and what it costs. */
export default function Page() {
  const contents = useCartContents({ drawsKnown: true })
  if (contents.state === 'ready' && contents.summary.lines.length === 0) return <CartEmpty crumbs={crumbs} />
  return (
    <Wrap>
      <Breadcrumbs items={crumbs} />
      <PageTitle>Корзина</PageTitle>
      {contents.state === 'loading' && (
        <div className="needs-scripts">
          <CartLoading />
        </div>
      )}
      {contents.state === 'failed' && <CartFailed onRetry={contents.retry} />}
      {contents.state === 'ready' && <LazyKeptNote at={contents.keptAt} onRetry={contents.refresh} />}
      {contents.state === 'ready' && (
        <DatedPart isDated={contents.isDated}>
          <CartFilled {...contents} />
        </DatedPart>
      )}
    </Wrap>
  )
}

const crumbs = [{ title: 'Главная', href: '/' }, { title: 'Корзина' }]
