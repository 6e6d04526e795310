import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '#renderer/ui/Alert.tsx'
import css from './OrderMessage.module.css'

/** That a person has to take the order, and below it what sends its list. */
export function LimitMessage({ message, children }: { message: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  // On a phone the order is sent from a bar that is always in view, and this is not.
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={element}>
      <Alert live className={css.message} title="Этот заказ оформит менеджер">
        {message}
      </Alert>
      {children}
    </div>
  )
}

/** The list of the order has arrived. It stands where its button was, and has the focus that was there. */
export function ListSent() {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <div ref={element} tabIndex={-1}>
      <Alert live tone="ok" className={css.message} title="Список у&nbsp;нас">
        Перезвоним в&nbsp;рабочее время и&nbsp;оформим заказ. Корзина останется как есть.
      </Alert>
    </div>
  )
}
