import { type SubmitEvent, useState } from 'react'
import { navigate } from 'vike/client/router'
import { searchPath } from '#renderer/page/paths.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { Search } from '#renderer/ui/icons.ts'
import css from './NothingFound.module.css'

/** The search once more, large, with what was searched for in it. */
export function SearchAgain({ text }: { text: string }) {
  const [wanted, setWanted] = useState(text)

  function search(event: SubmitEvent) {
    event.preventDefault()
    if (wanted.trim() !== '') void navigate(searchPath(wanted.trim()))
  }

  return (
    <search className={css.place}>
      <form className={css.form} action="/search" onSubmit={search}>
        <Icon of={Search} />
        <input
          type="search"
          name="q"
          aria-label="Искать в каталоге"
          maxLength={100}
          enterKeyHint="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <Button type="submit" variant="primary" size="sm" className={css.submit}>
          Найти
        </Button>
      </form>
    </search>
  )
}
