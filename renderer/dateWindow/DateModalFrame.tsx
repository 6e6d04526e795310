import type { ReactNode } from 'react'
import { texts } from '#company/texts/index.ts'
import { DialogContent, DialogFrame } from '#renderer/ui/Dialog.tsx'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import css from './DateModalFrame.module.css'

/** The date window: it opens at the press; `children`, the choice of dates, come when their code is here. */
export function DateModalFrame({ onClose, children }: { onClose: () => void; children?: ReactNode }) {
  return (
    <DialogFrame
      size="lg"
      title={texts.words.rentalDates}
      onClose={onClose}
      waiting={
        <DialogContent>
          <CalendarSkeleton className={css.content} />
        </DialogContent>
      }
    >
      {children}
    </DialogFrame>
  )
}

/** In the place of the calendar, or of what `className` says. */
export function CalendarSkeleton({ className = css.calendar }: { className?: string | undefined }) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {texts.datePill.loading}
      </p>
      <Skeleton className={className} />
    </>
  )
}
