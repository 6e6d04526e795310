import type { ReactNode } from 'react'
import { texts } from '#company/texts/index.ts'
import css from './SkipLink.module.css'

/** The first stops of the Tab key: past the header, to the content or to a part of it. */
export function SkipLink({ href = '#main', children = texts.ui.toContents }: SkipLinkProps) {
  return (
    <a className={`screen-only ${css.skip}`} href={href}>
      {children}
    </a>
  )
}

export type SkipLinkProps = { href?: `#${string}`; children?: ReactNode }
