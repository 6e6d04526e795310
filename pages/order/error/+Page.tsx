import { useEffect } from 'react'
import { navigate } from 'vike/client/router'
import { texts } from '#company/texts/index.ts'
import { CategoryShelf } from '#renderer/cards/CategoryShelf.tsx'
import { popularCategoriesQuery } from '#renderer/catalog/popularCategoriesQuery.ts'
import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import { useSessionRecord } from '#renderer/runtime/sessionRecord.ts'
import { CallButton } from '#renderer/settings/CallButton.tsx'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { type FailedOrder, failedOrder, failureTitle } from '../failedOrder.ts'
import css from './Page.module.css'

/** The order was not made: why, and how to go on. Who sent none has nothing to read here, and goes to the cart. */
export default function Page() {
  const failure = useSessionRecord(failedOrder)
  const categories = usePageQuery(popularCategoriesQuery)?.popularCategories ?? []

  useEffect(() => {
    if (failure === null) void navigate('/cart', { overwriteLastHistoryEntry: true })
  }, [failure])

  return (
    <>
      <Wrap>
        {failure ? (
          <OrderFailed failure={failure} />
        ) : (
          <EmptyState title={texts.orderWords.yours} text={texts.orderOutcome.looking}>
            <Button size="lg" href="/cart">
              {texts.words.openCart}
            </Button>
          </EmptyState>
        )}
      </Wrap>
      <CategoryShelf categories={categories} />
    </>
  )
}

/** Why the order was not made, and how to go on. The cart and the form stay. */
function OrderFailed({ failure: { message, detail, retryable, mayExist } }: { failure: FailedOrder }) {
  const settings = useSiteSettings()
  return (
    <EmptyState
      title={failureTitle(mayExist, settings)}
      text={settings?.order?.errorText ?? texts.orderOutcome.notSentText}
    >
      <Alert title={texts.orderOutcome.whatHappened} className={css.reason}>
        <span>{message}</span>
        {detail && <p className={css.detail}>{detail}</p>}
      </Alert>
      <div className="buttons">
        <Button variant="primary" size="lg" href="/order">
          {retryable ? texts.orderOutcome.sendAgain : texts.orderOutcome.backToOrder}
        </Button>
        <CallButton size="lg" />
      </div>
    </EmptyState>
  )
}
