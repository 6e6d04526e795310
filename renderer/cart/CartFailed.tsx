import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import css from './CartFailed.module.css'

/** The cart's products could not be fetched. */
export function CartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert live title="Не&nbsp;получилось узнать цены и&nbsp;наличие">
      Корзина цела: предметы и&nbsp;даты сохранены. Попробуйте ещё раз через минуту.
      <div className={css.action}>
        <Button size="sm" onClick={onRetry}>
          Повторить
        </Button>
      </div>
    </Alert>
  )
}
