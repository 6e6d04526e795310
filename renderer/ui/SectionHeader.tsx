import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'
import { ArrowRight } from './icons.ts'
import more from './MoreLink.module.css'
import css from './SectionHeader.module.css'
import { Wrap } from './Wrap.tsx'

/** A section of a page below its heading. */
export function Section({ title, id, moreTitle, moreHref, beside, className, children }: SectionProps) {
  const ownId = useId()
  const titleId = id ?? ownId
  return (
    <Wrap as="section" section className={className} aria-labelledby={titleId}>
      <SectionHeader id={titleId} {...{ title, moreTitle, moreHref }}>
        {beside}
      </SectionHeader>
      {children}
    </Wrap>
  )
}

type SectionProps = SectionHeaderProps & {
  /** At the right end of the heading. */
  beside?: ReactNode
  className?: string | undefined
}

/** A section's h2; at the right end a link onward and actions. */
export function SectionHeader({ title, id, moreTitle, moreHref, children }: SectionHeaderProps) {
  return (
    <header className={css.header}>
      <h2 id={id} className="h2">
        {title}
      </h2>
      {(moreHref || children) && (
        <div className={css.actions}>
          {moreHref && <MoreLink href={moreHref}>{moreTitle}</MoreLink>}
          {children}
        </div>
      )}
    </header>
  )
}

type SectionHeaderProps = {
  title: ReactNode
  /** The id of the h2, for the section's aria-labelledby. */
  id?: string | undefined
  /** The words of the link onward. */
  moreTitle?: string | undefined
  moreHref?: string | undefined
  /** Actions after the link, such as the arrows of a slider. */
  children?: ReactNode
}

/** «Посмотреть все →»: a link onward, 44 px high. */
export function MoreLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={more.more}>
      <span>{children}</span>
      <Icon of={ArrowRight} />
    </a>
  )
}
