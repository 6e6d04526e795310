import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useQuery } from 'urql'
import { texts } from '#company/texts/index.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { searchPath } from '#renderer/page/paths.ts'
import { classes } from '#renderer/ui/classes.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { Keyboard } from '#renderer/ui/icons.ts'
import { SearchStart } from './SearchStart.tsx'
import { SuggestionList } from './SuggestionList.tsx'
import { SuggestionFailed, SuggestionSkeleton, SuggestionsNone } from './SuggestionStates.tsx'
import css from './Suggestions.module.css'
import { type SuggestAnswer, suggestDocument, suggestVariables } from './suggestQuery.ts'

/**
 * The panel below the field of the search: where a search can begin, then suggestions of every kind. The field keeps the
 * focus; its arrow keys come in through `ref`.
 */
export function Suggestions({ text, ...rest }: SuggestionsProps) {
  if (text !== null) return <TextSuggestions text={text} {...rest} />
  return (
    <div className={classes(css.panel, css.inline)}>
      <SearchStart onLeave={rest.onLeave} withLast />
    </div>
  )
}

function TextSuggestions({
  text,
  listId,
  inline,
  onActive,
  onLeave,
  ref,
}: SuggestionsProps & { text: string }) {
  const { period } = useDates()
  const search = useSettled(text, SETTLE_MS)
  const variables = suggestVariables(search, period)
  const [{ data, error, fetching }, execute] = useQuery({ query: suggestDocument, variables })
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<string | null>(null)
  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]

  function activate(option: HTMLElement | null) {
    setActive(option?.id ?? null)
    onActive(option?.id ?? null)
    option?.scrollIntoView({ block: 'nearest' })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, other options
  useEffect(() => activate(null), [data])

  useImperativeHandle(ref, () => ({
    move(step) {
      const all = options()
      // One place more than there are options: that of the field itself.
      const at = all.findIndex(({ id }) => id === active)
      const next = at < 0 && step < 0 ? all.length - 1 : at + step
      activate(all[next] ?? null)
    },
    open() {
      const option = options().find(({ id }) => id === active)
      option?.click()
      return option !== undefined
    },
  }))

  const answer = data?.search?.products ? data.search : null
  const isEmpty = answer?.groups.length === 0
  const searchedFor = answer?.products?.searchedFor ?? null
  return (
    <div className={classes(css.panel, inline ? css.inline : css.popup)}>
      <p role="status" className="visually-hidden">
        {fetching ? '' : suggestionsText(answer, search)}
      </p>
      {searchedFor !== null && (
        <p className={css.said}>
          <Icon of={Keyboard} />
          <span>
            <span>{texts.suggestions.searchedFor(searchedFor, search)}</span>
            <br />
            <a className={css.literal} href={searchPath(`"${search}"`)} onClick={onLeave}>
              {texts.suggestions.searchExactly(search)}
            </a>
          </span>
        </p>
      )}
      {!answer && error && <SuggestionFailed onRetry={() => execute({ requestPolicy: 'network-only' })} />}
      {!answer && !error && <SuggestionSkeleton />}
      {isEmpty && (
        <>
          <SuggestionsNone search={search} />
          <SearchStart onLeave={onLeave} withLast={false} />
        </>
      )}
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={texts.suggestions.list}
        hidden={!answer || isEmpty}
      >
        {answer && !isEmpty && (
          <SuggestionList answer={answer} search={search} listId={listId} active={active} onLeave={onLeave} />
        )}
      </div>
    </div>
  )
}

const SETTLE_MS = 120

/** The actions of the field's keys on the suggestions. */
export type SuggestionsHandle = {
  /** The next or the previous suggestion becomes active; past the ends none is. */
  move: (step: 1 | -1) => void
  /** Opens the active suggestion; false when none is. */
  open: () => boolean
}

export type SuggestionsProps = {
  /** The text in the field, long enough to suggest something; null where a search is to begin. */
  text: string | null
  /** The id of the list, for the field's `aria-controls`. */
  listId: string
  /** Part of the window around the field, not a panel below it. */
  inline: boolean
  /** Which suggestion is active now, for the field's `aria-activedescendant`. */
  onActive: (id: string | null) => void
  /** A suggestion was chosen: its page is opening. */
  onLeave: () => void
  ref: Ref<SuggestionsHandle>
}

/** The announcement of the suggestions for screen readers; empty while there is none. */
function suggestionsText(answer: SuggestAnswer | null, search: string): string {
  if (!answer) return ''
  const { groups, products, solutions, assortments, categories, articles, answers } = answer
  if (groups.length === 0) return texts.suggestions.none(search)
  const searchedFor = products?.searchedFor ?? null
  const count = [products, solutions, assortments, categories, articles, answers].reduce(
    (sum, list) => sum + (list?.items.length ?? 0),
    0,
  )
  const found = texts.suggestions.found(count)
  return searchedFor === null ? found : texts.suggestions.foundFor(searchedFor, search, found)
}

/** A value that changes often, once it has not changed for a while. The first value holds at once. */
function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
