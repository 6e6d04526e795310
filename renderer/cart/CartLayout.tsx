import type { ReactNode } from 'react'
import { useOrderWords } from '#renderer/settings/orderWords.ts'
import css from './CartLayout.module.css'

/** The page beside the white card «Ваш заказ», which stays in sight; below 1140 px the card comes after it. */
export function CartLayout({ children, card, cardTitle }: CartLayoutProps) {
  const { yours } = useOrderWords()
  return (
    <div className={css.layout}>
      <div>{children}</div>
      <aside className={css.card} aria-label={cardTitle ?? yours}>
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
