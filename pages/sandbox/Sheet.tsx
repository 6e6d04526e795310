import type { ReactNode } from 'react'
import css from './Sheet.module.css'

/** One row of the sheet: what is shown, in words at the left, and the thing itself. */
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

/** Things side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>
}
