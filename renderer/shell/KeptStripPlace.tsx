import { lazy, Suspense } from 'react'
import { useKept } from '#renderer/offline/useKept.ts'
import { Part } from '#renderer/runtime/Part.tsx'

/** Where the strip stands; its code comes when there is something to say. */
export function KeptStripPlace() {
  const isNeeded = useKept(({ at }) => at !== null)
  return isNeeded ? (
    <Part name="kept-strip">
      <Suspense>
        <KeptStrip />
      </Suspense>
    </Part>
  ) : null
}

const KeptStrip = lazy(async () => ({ default: (await import('./KeptStrip.tsx')).KeptStrip }))
