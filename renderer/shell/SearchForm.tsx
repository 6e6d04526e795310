import {
  type ComponentType,
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { navigate } from 'vike/client/router'
import { usePageContext } from 'vike-react/usePageContext'
import { SEARCH_EXAMPLE } from '#company/constants.ts'
import { texts } from '#company/texts/index.ts'
import { searchPath } from '#renderer/page/paths.ts'
import { Part } from '#renderer/runtime/Part.tsx'
import type { SuggestionsHandle, SuggestionsProps } from '#renderer/search/Suggestions.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { Search, X } from '#renderer/ui/icons.ts'
import css from './SearchForm.module.css'

/**
 * The search of the catalogue: leads to `/search/{text}`. On that page it shows what was searched for. While somebody types, it
 * suggests; in a window of its own it first shows where a search can begin; without scripts it is a plain form.
 */
export function SearchForm({ onSearch, inline = false }: SearchFormProps) {
  const id = useId()
  const place = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const suggestions = useRef<SuggestionsHandle>(null)
  // The router leaves a slash of the text encoded.
  const searchParam = (usePageContext().routeParams.searchParam ?? '').replaceAll(/%2F/gi, '/')
  const [text, setText] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const [Suggestions, load] = useSuggestions()
  const typed = text?.replace(/\s+/g, ' ').trim() ?? ''
  const isShown = Suggestions !== null && isOpen && typed.length >= SHORTEST
  const listId = `${id}-list`

  useEffect(() => setText(searchParam), [searchParam])

  // After a dialog around it has opened, which moves the focus itself.
  useEffect(() => {
    if (inline) input.current?.focus()
  }, [inline])

  function leave() {
    setIsOpen(false)
    onSearch?.()
  }

  function search(event: SubmitEvent) {
    event.preventDefault()
    if (!typed) return input.current?.focus()
    leave()
    const path = searchPath(typed)
    // Enter once more, as a browser's own form does it: Back needs no second press.
    void navigate(path, { overwriteLastHistoryEntry: path === location.pathname + location.search })
  }

  function clear() {
    if (input.current) input.current.value = ''
    setText('')
    input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isShown) suggestions.current?.move(event.key === 'ArrowDown' ? 1 : -1)
      else setIsOpen(true)
    } else if (event.key === 'Enter' && isShown && suggestions.current?.open()) {
      event.preventDefault()
    } else if (event.key === 'Escape' && isShown && !inline) {
      event.preventDefault()
      setIsOpen(false)
    }
  }

  return (
    <search
      ref={place}
      className={css.place}
      onBlur={({ relatedTarget }) => {
        if (!inline && !place.current?.contains(relatedTarget)) setIsOpen(false)
      }}
    >
      <form className={css.form} action="/search" onSubmit={search}>
        <label htmlFor={id} className="visually-hidden">
          {texts.frame.searchLabel}
        </label>
        <button type="submit" className={css.submit} aria-label={texts.frame.find}>
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
          placeholder={SEARCH_EXAMPLE}
          onFocus={load}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value)
            setIsOpen(true)
          }}
          onKeyDown={onKeyDown}
          {...(text !== null && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-expanded': isShown,
            'aria-controls': isShown ? listId : undefined,
            'aria-activedescendant': (isShown && active) || undefined,
          })}
        />
        {text && (
          <IconButton variant="plain" label={texts.frame.clear} className={css.clear} onClick={clear}>
            <Icon of={X} />
          </IconButton>
        )}
      </form>
      {Suggestions && (isShown || inline) && (
        <Part name="suggestions">
          <Suggestions
            ref={suggestions}
            text={isShown ? typed : null}
            listId={listId}
            inline={inline}
            onActive={setActive}
            onLeave={leave}
          />
        </Part>
      )}
    </search>
  )
}

export type SearchFormProps = {
  /** Before the results are opened. */
  onSearch?: () => void
  /** Alone in a window: ready to type in as soon as it appears, and the suggestions are a part of it, no panel below. */
  inline?: boolean
}

const SHORTEST = 2

// Nothing of the suggestions is loaded before the field is used; without them the form is a plain one.
function useSuggestions(): [Suggestions: ComponentType<SuggestionsProps> | null, load: () => void] {
  const [loaded, setLoaded] = useState<{ Suggestions: ComponentType<SuggestionsProps> } | null>(null)
  const load = () =>
    void import('#renderer/search/Suggestions.tsx').then(setLoaded, () => {
      // Tried again when the field is used again.
    })
  return [loaded?.Suggestions ?? null, load]
}
