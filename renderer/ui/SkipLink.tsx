import type { ReactNode } from 'react'
import css from './SkipLink.module.css'

/** The first stops of the Tab key: past the header, to the content or to a part of it. */
export function SkipLink({ href = '#main', children = 'К содержанию' }: SkipLinkProps) {
  return (
    <a className={`screen-only ${css.skip}`} href={href}>
      {children}
    </a>
  )
}

export type SkipLinkProps = { href?: `#${string}`; children?: ReactNode }
