import type { ReactNode } from 'react'
import { texts } from '#company/texts/index.ts'
import css from './CartLayout.module.css'

/** The page beside the white card «Ваш заказ», which stays in sight; below 1140 px the card comes after it. */
export function CartLayout({ children, card, cardTitle = texts.words.yourOrder }: CartLayoutProps) {
  return (
    <div className={css.layout}>
      <div>{children}</div>
      <aside className={css.card} aria-label={cardTitle}>
        {card}
      </aside>
    </div>
  )
}

export type CartLayoutProps = {
  children: ReactNode
  /** The content of the card. */
  card: ReactNode
  /** The card's name for screen readers. */
  cardTitle?: string
}
