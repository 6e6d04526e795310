import type { ReactNode } from 'react'
import css from './SolutionGrid.module.css'

/** Solutions two in a row, one on a phone. Children are solution cards. */
export function SolutionGrid({ children }: { children: ReactNode }) {
  return <div className={css.grid}>{children}</div>
}
