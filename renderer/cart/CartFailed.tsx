import { texts } from '#company/texts/index.ts'
import { lazyComponent } from '#renderer/runtime/lazyModule.tsx'
import { Part } from '#renderer/runtime/Part.tsx'
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

/** The place of the note that the cart is of an earlier moment; its code comes only then. */
export function LazyCachedNote({ at, onRetry }: { at: number | null; onRetry: () => void }) {
  if (at === null) return null
  return (
    <Part name="cached-cart">
      <CachedNote at={at} onRetry={onRetry} />
    </Part>
  )
}

const CachedNote = lazyComponent(async () => (await import('./CachedNote.tsx')).CachedNote)
