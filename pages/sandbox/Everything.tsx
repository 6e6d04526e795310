import type { ReactNode } from 'react'
import { useDates } from '#renderer/dates/useDates.ts'
import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import { typograph } from '#renderer/ui/typograph.ts'
import queries from './+query.ts'
import css from './Everything.module.css'
import type { Sections } from './every.tsx'
import * as kit from './kit.tsx'
import { shopParts } from './shopParts.tsx'

/** The sections of all lists: small parts side by side, wide ones below each other, white ones in columns. */
export function Everything() {
  const products = usePageQuery(queries.samples)?.products.items ?? []
  const shop = shopParts(useDates(), products)
  return (
    <>
      {sections({ ...kit.small, ...shop.small }, css.row)}
      {sections({ ...kit.wide, ...shop.wide }, css.stack)}
      {sections(shop.panels, css.panels)}
    </>
  )
}

function sections(list: Sections, look: string | undefined): ReactNode {
  return Object.entries(list).map(([title, parts]) => (
    <section key={title} className={css.section}>
      <h2 className="h3">{typograph(title)}</h2>
      <div className={look}>{parts}</div>
    </section>
  ))
}
