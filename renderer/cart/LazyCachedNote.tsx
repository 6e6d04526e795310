import { lazy, Suspense } from 'react'
import { Part } from '#renderer/runtime/Part.tsx'

/** Where it is said that the cart is of an earlier moment; the code for it comes when it is. */
export function LazyKeptNote({ at, onRetry }: { at: number | null; onRetry: () => void }) {
  if (at === null) return null
  return (
    <Part name="kept-cart">
      <Suspense>
        <KeptNote at={at} onRetry={onRetry} />
      </Suspense>
    </Part>
  )
}

const KeptNote = lazy(async () => ({ default: (await import('./KeptNote.tsx')).KeptNote }))
