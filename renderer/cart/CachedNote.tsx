import { texts } from '#company/texts/index.ts'
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
      title={`${isOnline ? texts.cart.silent : texts.cart.offline}${texts.cart.asTheyWere}${momentText(at, Date.now())}`}
    >
      {texts.cart.cachedText}
      <div className={css.action}>
        <Button size="sm" onClick={onRetry}>
          {texts.words.refresh}
        </Button>
      </div>
    </Alert>
  )
}
