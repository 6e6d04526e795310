import type { ReactNode } from 'react'
import { texts } from '#company/texts/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { NumberStrip, type StripDay } from './NumberStrip.tsx'

/** The error page: the day stopped. Below it, something to go on with. */
export function ErrorView({ status = 500, children }: ErrorViewProps) {
  return (
    <>
      <NumberStrip days={stoppedDays(status)} />
      <Wrap>
        <EmptyState title={texts.lost.wrong} text={texts.lost.wrongLong}>
          <div className="buttons">
            <Button variant="primary" size="lg" onClick={() => location.reload()}>
              {texts.words.reload}
            </Button>
            <Button size="lg" href="/">
              {texts.words.home}
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
    { caption: texts.dates.weekdayShort(1), number: 7, wideOnly: true },
    { caption: texts.dates.weekdayShort(2), number: 8 },
    { caption: texts.dates.weekdayShort(3), number: 9 },
    { caption: String(status), number: 10, look: 'stop' },
    { caption: texts.dates.weekdayShort(5), number: 11, look: 'nil' },
    { caption: texts.dates.weekdayShort(6), number: 12, look: 'nil', wideOnly: true },
    { caption: texts.dates.weekdayShort(0), number: 13, look: 'nil', wideOnly: true },
  ]
}
