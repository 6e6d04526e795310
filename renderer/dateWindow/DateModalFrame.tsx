import type { ReactNode } from 'react'
import { DialogContent, DialogFrame } from '#renderer/ui/Dialog.tsx'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import css from './DateModalFrame.module.css'

/** The date window: it opens at the press; `children`, the choice of dates, come when their code is here. */
export function DateModalFrame({ onClose, children }: { onClose: () => void; children?: ReactNode }) {
  return (
    <DialogFrame size="lg" title="Даты аренды" onClose={onClose}>
      {children ?? (
        <DialogContent>
          <CalendarSkeleton />
        </DialogContent>
      )}
    </DialogFrame>
  )
}

/** In the place of the calendar. */
export function CalendarSkeleton() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Загружаем календарь
      </p>
      <Skeleton className={css.calendar} />
    </>
  )
}
