import { useOnline } from '#renderer/offline/useOnline.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { momentText } from '#renderer/ui/format.ts'
import css from './CartFailed.module.css'

/** Says that the cart's prices and stock are of an earlier moment. */
export function CachedNote({ at, onRetry }: { at: number; onRetry: () => void }) {
  const isOnline = useOnline()
  return (
    <Alert
      live
      tone="warn"
      className={css.note}
      title={`${isOnline ? 'Магазин не\u00A0отвечает' : 'Нет связи'}: цены и\u00A0наличие, какими были ${momentText(at, Date.now())}`}
    >
      Корзину можно менять. Когда связь вернётся, посчитаем всё заново.
      <div className={css.action}>
        <Button size="sm" onClick={onRetry}>
          Обновить
        </Button>
      </div>
    </Alert>
  )
}
