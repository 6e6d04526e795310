import type { CSSProperties, ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './RuledGrid.module.css'

/** The ruled grid: hairlines run in the middle of the gaps and under every cell, like a sheet of a calendar. */
export function RuledGrid({
  columns = [2, 3, 4],
  withAside,
  withLead,
  as: Tag = 'div',
  children,
}: RuledGridProps) {
  const [phone, tablet, desktop] = columns
  const counts = { '--phone': phone, '--tablet': tablet, '--desktop': desktop } as CSSProperties
  return (
    <Tag className={classes(css.grid, withAside && css.withAside, withLead && css.withLead)} style={counts}>
      {children}
    </Tag>
  )
}

export type RuledGridProps = {
  /** Cells in a row below 744 px, from 744 and from 1200. */
  columns?: readonly [phone: number, tablet: number, desktop: number]
  /** A column of filters is beside: the last count holds only from 1360 px. */
  withAside?: boolean | undefined
  /** The first cell is two columns wide, and two rows high where there are three columns. */
  withLead?: boolean | undefined
  /** `ul` when the cells are a list of `li`. */
  as?: 'div' | 'ul'
  children: ReactNode
}
