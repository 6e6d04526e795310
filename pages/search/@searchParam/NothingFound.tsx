import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { navigate } from 'vike/client/router'
import { texts } from '#company/texts/index.ts'
import { CategoryShelf } from '#renderer/cards/CategoryShelf.tsx'
import type { CategoryCardData, ProductCardData } from '#renderer/cards/fragments.ts'
import { PopularProducts } from '#renderer/cards/PopularProducts.tsx'
import { categoryPath, searchPath } from '#renderer/page/paths.ts'
import { CallButton } from '#renderer/settings/CallButton.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Chip, ChipRow } from '#renderer/ui/Chip.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import css from './NothingFound.module.css'
import { searchWords, shortName, shownText } from './searchText.ts'

/** A search that finds no products: how to search better, what is similar, and where else to look. */
export function NothingFound({
  text,
  similarNames,
  popularProducts,
  popularCategories,
  isAnswered,
  children,
}: NothingFoundProps) {
  const typed = shownText(text)
  const names = text === '' ? [] : similarNames.map(shortName)
  const similar = [...new Set(names)].filter(Boolean).slice(0, MAX_SIMILAR)
  return (
    <>
      <Wrap>
        {isAnswered ? (
          <PageTitle>{texts.words.openQuote + typed + texts.words.closeQuote}</PageTitle>
        ) : (
          <EmptyState
            className={css.empty}
            title={text === '' ? texts.found.whatToFind : texts.found.nothing(typed, Boolean(children))}
            text={text === '' ? texts.found.whatToType : texts.found.searchBetter}
          >
            <SearchAgain text={typed} />
            {text !== '' && <CallButton />}
            <div className={css.chips}>
              <SearchChips
                title={texts.found.similar}
                chips={similar.map((name) => ({ title: name, href: searchPath(name) }))}
              />
              <SearchChips
                title={texts.found.byWord}
                chips={searchWords(text).map((word) => ({ title: word, href: searchPath(word) }))}
              />
              <SearchChips
                title={texts.found.whereToLook}
                chips={popularCategories
                  .slice(0, MAX_CATEGORIES)
                  .map(({ name, slug }) => ({ title: name ?? slug, href: categoryPath(slug) }))}
              />
            </div>
          </EmptyState>
        )}
        {children}
      </Wrap>
      {/* where the link past the header leads */}
      <div id="products" tabIndex={-1} className={css.popular}>
        <PopularProducts products={popularProducts} />
      </div>
      <CategoryShelf categories={popularCategories} />
    </>
  )
}

const MAX_SIMILAR = 4
const MAX_CATEGORIES = 4

type NothingFoundProps = {
  /** The text of the search; empty where it was unreadable. */
  text: string
  /** Names of products that have some word of it. */
  similarNames: readonly string[]
  popularProducts: readonly ProductCardData[]
  popularCategories: readonly CategoryCardData[]
  /** The shop's own texts answer it. */
  isAnswered: boolean
  /** The results besides products. */
  children: ReactNode
}

/** The search once more, large, with what was searched for in it. */
function SearchAgain({ text }: { text: string }) {
  const [typed, setTyped] = useState(text)

  function search(event: SubmitEvent) {
    event.preventDefault()
    if (typed.trim() !== '') void navigate(searchPath(typed.trim()))
  }

  return (
    <search className={css.place}>
      <form className={css.form} action="/search" onSubmit={search}>
        <TextField
          type="search"
          name="q"
          label={texts.found.label}
          labelHidden
          maxLength={100}
          enterKeyHint="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className={css.field}
        />
        <Button type="submit" variant="primary">
          {texts.found.submit}
        </Button>
      </form>
    </search>
  )
}

/** Links under a heading of their own; nothing where there are none. */
function SearchChips({ title, chips }: SearchChipsProps) {
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
