import { CallButton } from '#renderer/settings/CallButton.tsx'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import type { FailedOrder } from '../failedOrder.ts'
import css from './OrderFailed.module.css'

/** Why the order was not made, and how to go on. The cart and the form are kept. */
export function OrderFailed({ failure: { message, detail, retryable } }: { failure: FailedOrder }) {
  const settings = useSiteSettings()
  return (
    <EmptyState
      title={settings?.order?.errorTitle ?? 'Заказ не\u00A0отправился'}
      text={
        settings?.order?.errorText ??
        'Корзина цела: даты и\u00A0товары сохранены. Попробуйте ещё раз или позвоните нам.'
      }
    >
      <Alert title="Что случилось" className={css.reason}>
        {message}
        {detail && <p className={css.detail}>{detail}</p>}
      </Alert>
      <div className={css.actions}>
        <Button variant="primary" size="lg" href="/order">
          {retryable ? 'Отправить ещё раз' : 'Вернуться к\u00A0заказу'}
        </Button>
        <CallButton size="lg" />
      </div>
    </EmptyState>
  )
}
