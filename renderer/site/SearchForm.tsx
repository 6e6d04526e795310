import { Search } from 'lucide-react'
import { type SubmitEvent, useId, useRef } from 'react'
import { navigate } from 'vike/client/router'
import { usePageContext } from 'vike-react/usePageContext'
import { searchPath } from '#renderer/navigation/paths.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import css from './SearchForm.module.css'

/** The search of the catalogue: leads to `/search/{text}`. On that page it shows what was searched for. */
export function SearchForm({ onSearch, autoFocus }: SearchFormProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { searchParam = '' } = usePageContext().routeParams

  function search(event: SubmitEvent) {
    event.preventDefault()
    const text = input.current?.value.trim()
    if (!text) return input.current?.focus()
    onSearch?.()
    void navigate(searchPath(text))
  }

  return (
    <search className={css.place}>
      <form className={css.form} action="/search" onSubmit={search}>
        <label htmlFor={id} className="visually-hidden">
          Поиск по каталогу
        </label>
        <button type="submit" className={css.submit} aria-label="Найти">
          <Icon of={Search} />
        </button>
        <input
          key={searchParam}
          ref={input}
          id={id}
          type="search"
          name="q"
          defaultValue={searchParam}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Стулья, шатёр, колонка 12″"
          // biome-ignore lint/a11y/noAutofocus: the dialog that sets it was opened in order to type
          autoFocus={autoFocus}
        />
      </form>
    </search>
  )
}

export type SearchFormProps = {
  /** Before the results are opened. */
  onSearch?: () => void
  autoFocus?: boolean
}
