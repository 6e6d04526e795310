import { Search } from 'lucide-react'
import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import { navigate } from 'vike/client/router'
import { usePageContext } from 'vike-react/usePageContext'
import { searchPath } from '#renderer/navigation/paths.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import css from './SearchForm.module.css'

/** The search of the catalogue: leads to `/search/{text}`. On that page it shows what was searched for. */
export function SearchForm({ onSearch, focused = false }: SearchFormProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // The router leaves a slash of the text encoded.
  const searchParam = (usePageContext().routeParams.searchParam ?? '').replaceAll(/%2F/gi, '/')

  // After a dialog around it has opened, which moves the focus itself.
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])

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
        />
      </form>
    </search>
  )
}

export type SearchFormProps = {
  /** Before the results are opened. */
  onSearch?: () => void
  /** Ready to type in as soon as it appears. */
  focused?: boolean
}
