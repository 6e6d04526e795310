import { texts } from '#company/texts/index.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import css from './CartFailed.module.css'

/** The cart's products could not be fetched. */
export function CartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert live title={texts.cart.failed}>
      {texts.cart.failedText}
      <div className={css.action}>
        <Button size="sm" onClick={onRetry}>
          {texts.words.retry}
        </Button>
      </div>
    </Alert>
  )
}
