import type { ReactNode } from 'react'
import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { Button } from './Button.tsx'
import css from './ShowMore.module.css'

/** «Показано 16 из 78», how far that is, and a link to the rest; the page numbers may be below as children. */
export function ShowMore({ shown, total, href, onSelect, busy, children }: ShowMoreProps) {
  return (
    <div className={css.pager}>
      <p className="small muted" role="status">
        {texts.listing.shown(thousands(shown), total === null ? null : thousands(total))}
      </p>
      {total !== null && total > 0 && (
        <div className={css.bar} aria-hidden="true">
          <i style={{ width: `${Math.min(100, (shown / total) * 100)}%` }} />
        </div>
      )}
      {href && (
        <Button size="lg" href={href}>
          {texts.ui.showMore}
        </Button>
      )}
      {onSelect && (
        <Button size="lg" onClick={onSelect} busy={busy}>
          {texts.ui.showMore}
        </Button>
      )}
      {children}
    </div>
  )
}

export type ShowMoreProps = {
  /** How many are on the screen. */
  shown: number
  /** How many there are; null where nobody knows. */
  total: number | null
  /** Where the rest is shown. */
  href?: string | undefined
  /** Loads the rest in place. */
  onSelect?: (() => void) | undefined
  /** The rest is on its way. */
  busy?: boolean | undefined
  children?: ReactNode
}
