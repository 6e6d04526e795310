import type { ReactNode } from 'react'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import css from './ErrorView.module.css'
import { NumberStrip, type StripDay } from './NumberStrip.tsx'

/** The error page: the day stopped. Below it, something to go on with. */
export function ErrorView({ status = 500, children }: ErrorViewProps) {
  return (
    <>
      <NumberStrip days={stoppedDays(status)} />
      <Wrap>
        <EmptyState
          title="Что-то пошло не&nbsp;так"
          text="Мы уже разбираемся. Обновите страницу через минуту — корзина и&nbsp;даты сохранены."
        >
          <div className={css.actions}>
            <Button variant="primary" size="lg" onClick={() => location.reload()}>
              Обновить страницу
            </Button>
            <Button size="lg" href="/">
              На&nbsp;главную
            </Button>
          </div>
        </EmptyState>
      </Wrap>
      {children}
    </>
  )
}

export type ErrorViewProps = {
  /** The HTTP status shown on the stopped day. */
  status?: number
  /** The popular categories. */
  children?: ReactNode
}

function stoppedDays(status: number): StripDay[] {
  return [
    { caption: 'пн', number: 7, wideOnly: true },
    { caption: 'вт', number: 8 },
    { caption: 'ср', number: 9 },
    { caption: String(status), number: 10, look: 'stop' },
    { caption: 'пт', number: 11, look: 'nil' },
    { caption: 'сб', number: 12, look: 'nil', wideOnly: true },
    { caption: 'вс', number: 13, look: 'nil', wideOnly: true },
  ]
}
