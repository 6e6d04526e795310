import { lazyComponent } from '#renderer/runtime/lazyModule.tsx'
import { Part } from '#renderer/runtime/Part.tsx'

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
