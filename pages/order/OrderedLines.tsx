import { useId, useState } from 'react'
import { texts } from '#company/texts/index.ts'
import { positionsText } from '#gateway/rental/dayWord.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { classes } from '#renderer/ui/classes.ts'
import { roubles } from '#renderer/ui/format.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { ChevronDown, Minus } from '#renderer/ui/icons.ts'
import { Thumb } from '#renderer/ui/Thumb.tsx'
import css from './OrderedLines.module.css'

/** The ordered lines: the first few and those with problems, all of them on demand and on paper. */
export function OrderedLines({ lines, shown }: OrderedLinesProps) {
  const id = useId()
  const [isFolded, setFolded] = useState(true)
  const hidden = lines.slice(shown).filter(({ problems = [] }) => problems.length === 0).length
  // One line more is shown rather than a button in its place.
  const folds = hidden > 1
  return (
    <>
      <ul id={id}>
        {lines.map((line, index) => (
          <OrderedLine key={line.id} {...line} isHidden={folds && isFolded && index >= shown} />
        ))}
      </ul>
      {folds && (
        <Button
          variant="ghost"
          size="sm"
          className={classes('screen-only', css.more)}
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={() => setFolded(!isFolded)}
        >
          <span>{isFolded ? texts.orderLines.more(positionsText(hidden)) : texts.orderLines.fold}</span>
          <Icon of={isFolded ? ChevronDown : Minus} size={18} />
        </Button>
      )}
    </>
  )
}

export type OrderedLinesProps = {
  lines: readonly OrderedItem[]
  /** How many show at first. */
  shown: number
}

/** One line of an order. */
type OrderedItem = {
  id: string
  name: string
  images: readonly { original: string }[] | undefined
  /** How many: «24 шт.». */
  note: string
  /** Roubles. */
  sum: number | null
  /** The solution that begins with it. */
  set?: string | undefined
  /** Why it cannot be ordered like this. */
  problems?: readonly string[]
}

function OrderedLine({
  name,
  images,
  note,
  sum,
  set,
  problems = [],
  isHidden,
}: OrderedItem & { isHidden: boolean }) {
  return (
    <li className={classes(css.line, isHidden && problems.length === 0 && css.hidden)}>
      {set && <h3 className={css.set}>{set}</h3>}
      <Thumb images={images} sizes="56px" className={`screen-only ${css.thumb}`} />
      <div className={css.name}>
        <span>{name}</span>
        <br />
        <span className="muted">{note}</span>
      </div>
      <b className="nowrap">{roubles(sum)}</b>
      {problems.map((message) => (
        <p key={message} className={css.problem}>
          {message}
        </p>
      ))}
    </li>
  )
}
