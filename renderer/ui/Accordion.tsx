import type { ReactNode } from 'react'
import css from './Accordion.module.css'
import { classes } from './classes.ts'

/** Questions that unfold their answers; works without scripts. */
export function Accordion({ items, className }: AccordionProps) {
  return (
    <div className={classes(css.accordion, className)}>
      {items.map((item) => (
        <details key={item.title} open={item.open}>
          <summary>
            {item.title}
            <i className={css.sign} aria-hidden="true" />
          </summary>
          <div className={css.content}>{item.content}</div>
        </details>
      ))}
    </div>
  )
}

export type AccordionProps = {
  /** `open`: unfolded from the start. */
  items: readonly { title: string; content: ReactNode; open?: boolean }[]
  className?: string | undefined
}
