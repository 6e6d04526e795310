import { useEffect, useId, useRef, useState } from 'react'
import { texts } from '#company/texts/index.ts'
import { positionsText } from '#gateway/rental/dayWord.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { solutionPath } from '#renderer/page/paths.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { classes } from '#renderer/ui/classes.ts'
import { unitsText } from '#renderer/ui/format.ts'
import css from './ContentsList.module.css'
import { ContentsRow } from './ContentsRow.tsx'
import type { SetParts } from './setParts.tsx'
import { isWaiting, type SolutionContents } from './solutionContents.ts'
import type { SolutionLine } from './solutionLine.ts'
import type { SolutionSet } from './useSolutionSet.ts'

/** «Что внутри»: every product with its units, what is free of it, and its price. A long list unfolds. */
export function ContentsList({ slug, contents, set, parts }: ContentsListProps) {
  const titleId = useId()
  const again = (
    <Button size="sm" className={`screen-only ${css.again}`} href={solutionPath(slug)}>
      {texts.words.retry}
    </Button>
  )
  return (
    <section className={css.contents} aria-labelledby={titleId}>
      <header className={css.header}>
        <h2 id={titleId} className="h2">
          {texts.solution.inside}
        </h2>
        {contents && contents.lines.length > 0 && (
          <p className="small muted">
            {`${positionsText(contents.lines.length)}, ${unitsText(contents.units)}`}
          </p>
        )}
      </header>
      {!contents && (
        <Alert title={texts.solution.listFailed}>
          <p>{texts.solution.listFailedText}</p>
          {again}
        </Alert>
      )}
      {contents && isStockUnknown(contents) && (
        <Alert title={texts.solution.stockFailed} className={css.unknown}>
          <p>{texts.solution.stockFailedText}</p>
          {again}
        </Alert>
      )}
      {contents?.lines.length === 0 && <p className="muted">{texts.solution.empty}</p>}
      {contents && contents.lines.length > 0 && <Lines contents={contents} set={set} parts={parts} />}
    </section>
  )
}

export type ContentsListProps = {
  slug: string
  /** Null while the catalogue does not answer. */
  contents: SolutionContents | null
  set: SolutionSet
  /** Null until their code is here. */
  parts: SetParts | null
}

// A single line of unknown stock has its note beside it.
function isStockUnknown({ lines, unknown }: SolutionContents): boolean {
  return unknown > 0 && lines.every(({ stock }) => stock === 'unknown' || stock === 'gone')
}

function Lines({ contents, set, parts }: Omit<ContentsListProps, 'slug'> & { contents: SolutionContents }) {
  const { period } = useDates()
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const { lines, waiting } = contents
  const taken = new Set(lines.flatMap(({ lineId, productId }) => [lineId, productId]))
  const rest = lines.length - SHOWN
  const isFolded = !isOpen && rest >= WORTH_FOLDING
  const list = useRef<HTMLUListElement>(null)

  // The pressed button is gone: the keyboard goes on with the first line that it showed.
  useEffect(() => {
    if (isOpen) list.current?.children[SHOWN]?.querySelector<HTMLElement>('a, button')?.focus()
  }, [isOpen])

  return (
    <>
      {period && waiting > 0 && (
        <p className={`h3 ${css.waiting}`}>{texts.solution.waiting(waiting, lines.length)}</p>
      )}
      <ul ref={list} id={listId} className={classes(css.list, isFolded && css.folded)}>
        {lines.map((line) => (
          <ContentsRow
            key={line.lineId}
            line={line}
            set={set}
            decision={
              parts &&
              period &&
              isDecidable(line) && (
                <parts.LineDecision {...{ line, set, taken, period }} isWaiting={isWaiting(line)} />
              )
            }
          />
        ))}
      </ul>
      {isFolded && (
        <Button
          className={`screen-only needs-scripts ${css.unfold}`}
          aria-expanded={false}
          aria-controls={listId}
          onClick={() => setOpen(true)}
        >
          {texts.solution.showMore(rest)}
        </Button>
      )}
    </>
  )
}

// A decision can be taken back as well.
function isDecidable(line: SolutionLine): boolean {
  return isWaiting(line) || (line.choice !== null && line.choice.kind !== 'units')
}

// The style sheet knows the first number, too.
const SHOWN = 10
/** A button that shows one or two lines more is longer to press than they are to pass. */
const WORTH_FOLDING = 3
