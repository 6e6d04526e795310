import type { ReactNode } from 'react'
import { texts } from '#company/texts/index.ts'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import css from './FailedBlock.module.css'
import { Icon } from './Icon.tsx'
import { RotateCw } from './icons.ts'

/** In the place of a block that did not come: says what is missing and tries again; the rest of the page works. */
export function FailedBlock({
  title,
  children,
  onRetry,
  busy,
  size = 'section',
  className,
}: FailedBlockProps) {
  return (
    <div className={classes(css.block, css[size], className)} aria-busy={busy || undefined}>
      <p>
        <b>{title}</b>
        {children && <span className={css.text}>{children}</span>}
      </p>
      <Button size="sm" onClick={onRetry} busy={busy}>
        <Icon of={RotateCw} />
        {texts.words.retry}
      </Button>
    </div>
  )
}

export type FailedBlockProps = {
  title: ReactNode
  /** The actions that the visitor has meanwhile. */
  children?: ReactNode
  onRetry: () => void
  /** It is being tried. */
  busy?: boolean | undefined
  /** Keeps about the room of what is missing: a section of the page, or a part of one. */
  size?: 'section' | 'part'
  className?: string | undefined
}
