import type { ReactNode } from 'react'
import css from './Availability.module.css'

/** A line about stock with a mark of its own shape: `free` green, `few` amber, `busy` red and hatched, `none` hollow. */
export function StockNote({ look, children }: { look: StockLook; children: ReactNode }) {
  return (
    <p className={`${css.availability} ${css[look]}`}>
      <span>{children}</span>
    </p>
  )
}

export type StockLook = 'free' | 'few' | 'busy' | 'none'
