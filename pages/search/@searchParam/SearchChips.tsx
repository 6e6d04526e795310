import { type ReactNode, useId } from 'react'
import { Chip, ChipRow } from '#renderer/ui/Chip.tsx'
import css from './NothingFound.module.css'

/** Links under a heading of their own; nothing where there are none. */
export function SearchChips({ title, chips }: SearchChipsProps) {
  const titleId = useId()
  if (chips.length === 0) return null
  return (
    <nav aria-labelledby={titleId}>
      <p id={titleId} className={`small muted ${css.caption}`}>
        {title}
      </p>
      <ChipRow>
        {chips.map(({ title: name, href }) => (
          <Chip key={href} href={href}>
            {name}
          </Chip>
        ))}
      </ChipRow>
    </nav>
  )
}

type SearchChipsProps = { title: ReactNode; chips: readonly { title: string; href: string }[] }
