import { useEffect, useId, useRef, useState } from 'react'
import { plural } from '#gateway/rental/plural.ts'
import { solutionPath } from '#renderer/navigation/paths.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { classes } from '#renderer/ui/classes.ts'
import { thousands } from '#renderer/ui/format.ts'
import css from './ContentsList.module.css'
import { ContentsRow } from './ContentsRow.tsx'
import type { SolutionContents } from './solutionContents.ts'

/** «Что внутри»: every product with its units, what is free of it, and its price. A long list unfolds. */
export function ContentsList({ slug, contents }: ContentsListProps) {
  const titleId = useId()
  const again = (
    <Button size="sm" className={css.again} href={solutionPath(slug)}>
      Повторить
    </Button>
  )
  return (
    <section className={css.contents} aria-labelledby={titleId}>
      <header className={css.header}>
        <h2 id={titleId} className="h2">
          Что внутри
        </h2>
        {contents && contents.lines.length > 0 && (
          <p className="small muted">{countText(contents.lines.length, contents.units)}</p>
        )}
      </header>
      {!contents && (
        <Alert title="Список вещей сейчас не&nbsp;показать">
          <p>Это на&nbsp;нашей стороне. Попробуйте ещё раз через минуту.</p>
          {again}
        </Alert>
      )}
      {contents && isNothingKnown(contents) && (
        <Alert title="Не&nbsp;получилось узнать, что&nbsp;свободно" className={css.unknown}>
          <p>Цены верные, а&nbsp;наличие на&nbsp;ваши даты проверим ещё раз.</p>
          {again}
        </Alert>
      )}
      {contents?.lines.length === 0 && <p className="muted">Состав ещё собираем.</p>}
      {contents && contents.lines.length > 0 && <Lines contents={contents} />}
    </section>
  )
}

export type ContentsListProps = {
  slug: string
  /** Null while the catalogue does not answer. */
  contents: SolutionContents | null
}

// Of single lines it is said beside them.
function isNothingKnown({ lines, unknown }: SolutionContents): boolean {
  return unknown > 0 && lines.every(({ stock }) => stock === 'unknown' || stock === 'gone')
}

function Lines({ contents }: { contents: SolutionContents }) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const { lines } = contents
  const rest = lines.length - SHOWN
  const isFolded = !isOpen && rest >= WORTH_FOLDING
  const list = useRef<HTMLUListElement>(null)

  // The pressed button is gone: the keyboard goes on with the first line that it showed.
  useEffect(() => {
    if (isOpen) list.current?.children[SHOWN]?.querySelector<HTMLElement>('a, button')?.focus()
  }, [isOpen])

  return (
    <>
      <ul ref={list} id={listId} className={classes(css.list, isFolded && css.folded)}>
        {lines.map((line) => (
          <ContentsRow key={line.productId} line={line} />
        ))}
      </ul>
      {isFolded && (
        <Button
          className={css.unfold}
          aria-expanded={false}
          aria-controls={listId}
          onClick={() => setOpen(true)}
        >
          Показать ещё {rest}
        </Button>
      )}
    </>
  )
}

// The style sheet knows the first number, too.
const SHOWN = 10
/** A button that shows one or two lines more is longer to press than they are to pass. */
const WORTH_FOLDING = 3

function countText(positions: number, units: number): string {
  const things = plural(units, ['предмет', 'предмета', 'предметов'])
  const lines = plural(positions, ['позиция', 'позиции', 'позиций'])
  return `${thousands(positions)}\u00A0${lines}, ${thousands(units)}\u00A0${things}`
}
