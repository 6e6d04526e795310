import { useEffect } from 'react'
import { navigate } from 'vike/client/router'
import { CategoryShelf } from '#renderer/cards/CategoryShelf.tsx'
import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import { useSessionRecord } from '#renderer/runtime/sessionRecord.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { failedOrder } from '../failedOrder.ts'
import query from './+query.ts'
import { OrderFailed } from './OrderFailed.tsx'

/** The order was not made: why, and how to go on. Who sent none has nothing to read here, and goes to the cart. */
export default function Page() {
  const failure = useSessionRecord(failedOrder)
  const categories = usePageQuery(query.popular)?.popularCategories ?? []

  useEffect(() => {
    if (failure === null) void navigate('/cart', { overwriteLastHistoryEntry: true })
  }, [failure])

  return (
    <>
      <Wrap>
        {failure ? (
          <OrderFailed failure={failure} />
        ) : (
          <EmptyState title="Ваш заказ" text="Смотрим, что с&nbsp;ним…">
            <Button size="lg" href="/cart">
              Открыть корзину
            </Button>
          </EmptyState>
        )}
      </Wrap>
      <CategoryShelf categories={categories} />
    </>
  )
}
