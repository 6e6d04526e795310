import { Dialog } from '#renderer/ui/Dialog.tsx'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import css from './DateModalPlace.module.css'

/** The date window before its code is here: it opens at the press, and its calendar comes. */
export function DateModalPlace({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open size="lg" title="Даты аренды" onClose={onClose}>
      <p role="status" className="visually-hidden">
        Загружаем календарь
      </p>
      <Skeleton className={css.calendar} />
    </Dialog>
  )
}
