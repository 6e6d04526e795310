import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { MoreLink } from './MoreLink.tsx'
import css from './SectionHeader.module.css'

/** A section's h2; at the right end a link onward and actions. */
export function SectionHeader({
  title,
  id,
  text,
  moreTitle,
  moreHref,
  children,
  className,
}: SectionHeaderProps) {
  return (
    <header className={classes(css.header, className)}>
      <div>
        <h2 id={id} className="h2">
          {title}
        </h2>
        {text && <p className={css.text}>{text}</p>}
      </div>
      {(moreHref || children) && (
        <div className={css.actions}>
          {moreHref && <MoreLink href={moreHref}>{moreTitle ?? 'Посмотреть все'}</MoreLink>}
          {children}
        </div>
      )}
    </header>
  )
}

export type SectionHeaderProps = {
  title: ReactNode
  /** Of the h2, for the section's aria-labelledby. */
  id?: string | undefined
  /** One quiet line below the title. */
  text?: ReactNode
  /** «Посмотреть все» unless told. */
  moreTitle?: string | undefined
  moreHref?: string | undefined
  /** Actions after the link, such as the arrows of a slider. */
  children?: ReactNode
  className?: string | undefined
}
