import { useState } from 'react'
import { CartFailed } from '#renderer/cart/CartFailed.tsx'
import { useCartContents } from '#renderer/cart/useCartContents.ts'
import { useReservation } from '#renderer/reservation/useReservation.ts'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { OrderBlocked } from './OrderBlocked.tsx'
import { OrderLoading } from './OrderLoading.tsx'
import { OrderSheet } from './OrderSheet.tsx'

/** The order form: who orders, how the things come and go, and what is ordered. */
export default function Page() {
  const contents = useCartContents()
  const { period } = useReservation()
  // The cart is emptied before the next page is there: until then this one has nothing to complain about.
  const [isSent, setSent] = useState(false)
  return (
    <Wrap tall>
      <Breadcrumbs items={crumbs} />
      <PageTitle>Оформление</PageTitle>
      {isSent && <p role="status">Заказ отправлен, открываем подтверждение…</p>}
      {!isSent && contents.state === 'loading' && <OrderLoading />}
      {!isSent && contents.state === 'failed' && <CartFailed onRetry={contents.retry} />}
      {!isSent &&
        contents.state === 'ready' &&
        (period && contents.summary.isOrderable ? (
          <OrderSheet {...contents} period={period} onSent={() => setSent(true)} />
        ) : (
          <OrderBlocked summary={contents.summary} />
        ))}
    </Wrap>
  )
}

const crumbs = [{ title: 'Главная', href: '/' }, { title: 'Корзина', href: '/cart' }, { title: 'Оформление' }]
