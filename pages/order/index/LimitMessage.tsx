import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { InView } from './InView.tsx'
import css from './OrderMessage.module.css'

/** That a person has to take the order, and below it what sends its list. */
export function LimitMessage({ message, children }: { message: string; children: ReactNode }) {
  return (
    <InView>
      <Alert live className={css.message} title="Этот заказ оформит менеджер">
        {message}
      </Alert>
      {children}
    </InView>
  )
}

/** The list of the order has arrived. It stands where its button was, and has the focus that was there. */
export function ListSent({ planHref }: { planHref: string | null }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <div ref={element} tabIndex={-1}>
      <Alert live tone="ok" className={css.message} title="Список у&nbsp;нас">
        Перезвоним в&nbsp;рабочее время и&nbsp;оформим заказ. Корзина останется как есть.
      </Alert>
      <div className={css.ways}>
        <Button variant="primary" href="/catalog">
          Вернуться в&nbsp;каталог
        </Button>
        {planHref && <Button href={planHref}>Открыть смету</Button>}
      </div>
    </div>
  )
}
