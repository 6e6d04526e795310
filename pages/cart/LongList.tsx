import { type ReactNode, useState } from 'react'
import { texts } from '#company/texts/index.ts'
import { positionsText } from '#gateway/rental/dayWord.ts'
import { Button } from '#renderer/ui/Button.tsx'
import css from './CompactLine.module.css'

/** The list of a long cart: on a phone the first rows and those that need a decision, the others after a press. */
export function LongList({ count, children }: { count: number; children: ReactNode }) {
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <div className={isWhole ? undefined : css.cut}>{children}</div>
      {count > SHOWN && (
        <Button
          wide
          className={`screen-only ${css.more}`}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? texts.longCart.foldList : texts.longCart.showAll(positionsText(count))}
        </Button>
      )}
    </>
  )
}

/** As many as `.cut` shows. */
const SHOWN = 8
