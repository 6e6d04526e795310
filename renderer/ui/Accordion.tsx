import type { ReactNode } from 'react'
import css from './Accordion.module.css'

/** Questions that unfold their answers; works without scripts. */
export function Accordion({ items }: AccordionProps) {
  return (
    <div className={css.accordion}>
      {items.map((item) => (
        <details key={item.title} id={item.id} open={item.open}>
          <summary>
            <span>{item.title}</span>
            <i className={css.sign} aria-hidden="true" />
          </summary>
          <div className={css.content}>{item.content}</div>
        </details>
      ))}
    </div>
  )
}

export type AccordionProps = {
  /** `open`: unfolded from the start; `id`: for links to it. */
  items: readonly { id?: string; title: string; content: ReactNode; open?: boolean }[]
}
