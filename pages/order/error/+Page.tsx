import { Phone } from 'lucide-react'
import { CategoryShelf } from '#renderer/cards/CategoryShelf.tsx'
import { usePageQuery } from '#renderer/graphql/usePageQuery.ts'
import { type FailedOrder, failedOrder } from '#renderer/order/failedOrder.ts'
import { useSessionRecord } from '#renderer/order/sessionRecord.ts'
import { useSiteSettings } from '#renderer/site/useSiteSettings.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query from './+query.ts'
import css from './Page.module.css'

/** The order was not made: why, and how to go on. The cart and the form are kept. */
export default function Page() {
  const settings = useSiteSettings()
  const failure = useSessionRecord(failedOrder)
  const categories = usePageQuery(query.popular)?.popularCategories ?? []
  const phone = settings?.header.phone
  return (
    <>
      <Wrap>
        <EmptyState
          title={settings?.order?.errorTitle ?? 'Заказ не\u00A0отправился'}
          text={
            settings?.order?.errorText ??
            'Корзина цела: даты и\u00A0товары сохранены. Попробуйте ещё раз или позвоните нам.'
          }
        >
          {failure && <Reason failure={failure} />}
          <div className={css.actions}>
            <Button variant="primary" size="lg" href="/order">
              {failure?.retryable === false ? 'Вернуться к\u00A0заказу' : 'Отправить ещё раз'}
            </Button>
            {phone?.link && phone.number && (
              <Button size="lg" href={phone.link}>
                <Icon of={Phone} />
                {phone.number}
              </Button>
            )}
          </div>
        </EmptyState>
      </Wrap>
      <CategoryShelf categories={categories} />
    </>
  )
}

function Reason({ failure: { message, detail } }: { failure: FailedOrder }) {
  return (
    <Alert title="Что случилось" className={css.reason}>
      {message}
      {detail && <p className={css.detail}>{detail}</p>}
    </Alert>
  )
}
