import { useState } from 'react'
import { useQuery } from 'urql'
import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { namedApart } from '#gateway/rental/sameNames.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { categoryPath, productPath, searchPath, solutionPath } from '#renderer/page/paths.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { classes } from '#renderer/ui/classes.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { ArrowRight, Search } from '#renderer/ui/icons.ts'
import { Thumb } from '#renderer/ui/Thumb.tsx'
import { forgetSearches, lastSearches } from './lastSearches.ts'
import { ProductRow, SolutionRow } from './SuggestionRows.tsx'
import css from './Suggestions.module.css'
import { startDocument } from './suggestQuery.ts'

/** Where nothing is typed, or nothing is found: what was searched for last, what others take, where else to look. */
export function SearchStart({ onLeave, withLast }: SearchStartProps) {
  const { period } = useDates()
  const days = period && { start: period.start, end: period.end }
  const [{ data }] = useQuery({
    query: startDocument,
    variables: { filter: days && { period: days }, period: days },
  })
  const categories = data?.popularCategories?.slice(0, MAX_CATEGORIES) ?? []
  const products = namedApart(data?.products?.items ?? [])
  const solutions = data?.solutions
  return (
    <>
      {withLast && <LastSearches onLeave={onLeave} />}
      {products.length > 0 && (
        <nav className={css.group} aria-label={texts.suggestions.popular}>
          <p className={css.caption}>{texts.suggestions.popular}</p>
          {products.map((product) => (
            <a key={product.id} href={productPath(product.slug)} className={OPTION} onClick={onLeave}>
              <ProductRow product={product} search="" />
            </a>
          ))}
        </nav>
      )}
      {categories.length > 0 && (
        <nav className={css.group} aria-label={texts.frame.categories}>
          <p className={css.caption}>{texts.frame.categories}</p>
          <div className={css.shelf}>
            {categories.map(({ id, slug, name, image }) => (
              <a key={id} href={categoryPath(slug)} className={css.option} onClick={onLeave}>
                <Thumb images={image ? [image] : undefined} sizes="112px" />
                {name ?? slug}
              </a>
            ))}
          </div>
        </nav>
      )}
      {solutions && solutions.items.length > 0 && (
        <nav className={css.group} aria-label={texts.frame.solutions}>
          <p className={css.caption}>{texts.frame.solutions}</p>
          {solutions.items.map((solution) => (
            <a key={solution.id} href={solutionPath(solution.slug)} className={OPTION} onClick={onLeave}>
              <SolutionRow solution={solution} search="" />
            </a>
          ))}
          <a href="/solutions" className={classes(css.all, css.option)} onClick={onLeave}>
            <span>
              {texts.places.allSolutions +
                (solutions.total === null ? '' : `: ${thousands(solutions.total)}`)}
            </span>
            <Icon of={ArrowRight} />
          </a>
        </nav>
      )}
    </>
  )
}

const OPTION = classes(css.row, css.option)
const MAX_CATEGORIES = 6

type SearchStartProps = {
  /** A page is opening. */
  onLeave: () => void
  /** The searches made on this device come first. */
  withLast: boolean
}

function LastSearches({ onLeave }: Pick<SearchStartProps, 'onLeave'>) {
  const [searches, setSearches] = useState(lastSearches)
  if (searches.length === 0) return null
  return (
    <nav className={css.group} aria-label={texts.suggestions.last}>
      <div className={css.head}>
        <p className={css.caption}>{texts.suggestions.last}</p>
        <Button
          variant="ghost"
          size="sm"
          onClick={({ currentTarget }) => {
            // The button goes: the focus is the field's again.
            currentTarget.closest('search')?.querySelector('input')?.focus()
            forgetSearches()
            setSearches([])
          }}
        >
          {texts.suggestions.forget}
        </Button>
      </div>
      {searches.map((text) => (
        <a key={text} href={searchPath(text)} className={classes(css.line, css.option)} onClick={onLeave}>
          <Icon of={Search} />
          <span className={css.name}>{text}</span>
        </a>
      ))}
    </nav>
  )
}
