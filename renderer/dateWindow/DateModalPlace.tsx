import type { ReactNode } from 'react'
import { DialogContent, DialogFrame } from '#renderer/ui/Dialog.tsx'
import { CalendarPlace } from './CalendarPlace.tsx'

/** The date window: it opens at the press; `children`, the choice of dates, come when their code is here. */
export function DateModalPlace({ onClose, children }: { onClose: () => void; children?: ReactNode }) {
  return (
    <DialogFrame size="lg" title="Даты аренды" onClose={onClose}>
      {children ?? (
        <DialogContent>
          <CalendarPlace />
        </DialogContent>
      )}
    </DialogFrame>
  )
}
