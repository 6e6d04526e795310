import type { ComponentProps, ReactNode } from 'react'
import css from './Sheet.module.css'

/** One row of the sheet: a label at the left, and the component. */
export function Sheet({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={css.sheet}>
      <header>
        <h2 className={css.title}>{title}</h2>
        <p className="small muted">{text}</p>
      </header>
      <div className={css.content}>{children}</div>
    </section>
  )
}

/** Components side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>
}

/** White, as the windows are; what sticks to a window's edge stays inside. */
export function Panel({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={css.panel}>
      {children}
    </div>
  )
}
