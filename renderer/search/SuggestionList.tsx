import type { ComponentProps, ReactNode } from 'react'
import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { namedApart } from '#gateway/rental/sameNames.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import {
  answerPath,
  answerTitle,
  articlePath,
  assortmentPath,
  categoryPath,
  productPath,
  searchPath,
  solutionPath,
} from '#renderer/page/paths.ts'
import { classes } from '#renderer/ui/classes.ts'
import { periodInSentence } from '#renderer/ui/format.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { ArrowRight, FileText, LayoutGrid } from '#renderer/ui/icons.ts'
import { Marked, ProductRow, SolutionRow } from './SuggestionRows.tsx'
import css from './Suggestions.module.css'
import type { SuggestAnswer } from './suggestQuery.ts'

/** The suggestions as options of a list: a group for each kind, the best group first, and all results. */
export function SuggestionList({ answer, search, listId, active, onLeave }: SuggestionListProps) {
  const { period } = useDates()
  const words = answer.products?.searchedFor ?? search
  const groups = groupsOf(answer, words)
  const shown = answer.groups.map((kind) => ({ kind, ...groups[kind] }))
  // The wide column has the pictures, and the best matches.
  const wide = shown.filter((group, index) => group.isWide || index === 0)
  const narrow = shown.filter((group) => !wide.includes(group))
  const all = shown.reduce((sum, { total, rows }) => sum + (total ?? rows.length), 0)
  const option = (key: string) => ({
    id: `${listId}-${key}`,
    isActive: active === `${listId}-${key}`,
    onClick: onLeave,
  })
  const column = (column: typeof shown) => (
    <div>
      {column.map(({ kind, title, total, rows }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
        <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`} className={css.group}>
          <div id={`${listId}-${kind}`} className={css.caption}>
            {(kind === 'PRODUCTS' && period
              ? texts.suggestions.productsOn(periodInSentence(period))
              : title) + (total === undefined ? '' : `: ${thousands(total)}`)}
          </div>
          {rows.map(({ href, className, row }) => (
            <Option key={href} {...option(href)} href={href} className={className}>
              {row}
            </Option>
          ))}
        </div>
      ))}
    </div>
  )
  return (
    <>
      <div className={narrow.length > 0 ? css.two : undefined}>
        {column(wide)}
        {narrow.length > 0 && column(narrow)}
      </div>
      <Option {...option('all')} href={searchPath(search)} className={css.all}>
        <span>{texts.suggestions.showAll(thousands(all), words)}</span>
        <Icon of={ArrowRight} />
      </Option>
    </>
  )
}

type SuggestionListProps = {
  answer: SuggestAnswer
  search: string
  listId: string
  active: string | null
  onLeave: () => void
}

type Group = {
  title: string
  total?: number | undefined
  isWide?: boolean
  rows: { href: string; className: string | undefined; row: ReactNode }[]
}

function groupsOf(answer: SuggestAnswer, words: string): Record<SuggestAnswer['groups'][number], Group> {
  const { products, solutions, assortments, categories, articles, answers } = answer
  return {
    PRODUCTS: {
      title: texts.found.products,
      total: products?.total ?? undefined,
      isWide: true,
      rows: namedApart(products?.items ?? []).map((product) => ({
        href: productPath(product.slug),
        className: css.row,
        row: <ProductRow product={product} search={words} />,
      })),
    },
    SOLUTIONS: {
      title: texts.frame.solutions,
      isWide: true,
      rows: (solutions?.items ?? []).map((solution) => ({
        href: solutionPath(solution.slug),
        className: css.row,
        row: <SolutionRow solution={solution} search={words} />,
      })),
    },
    ASSORTMENTS: {
      title: texts.found.assortments,
      rows: (assortments?.items ?? []).map(({ slug, name, productIds }) =>
        line(assortmentPath(slug), name ?? texts.places.assortment, productIds.length),
      ),
    },
    CATEGORIES: {
      title: texts.frame.categories,
      rows: (categories?.items ?? []).map(({ slug, name, productsCount }) =>
        line(categoryPath(slug), name ?? slug, productsCount),
      ),
    },
    ARTICLES: {
      title: texts.frame.articles,
      rows: (articles?.items ?? []).map((article) =>
        line(articlePath(article), article.title ?? texts.places.article, null, FileText),
      ),
    },
    ANSWERS: {
      title: texts.found.answers,
      rows: (answers?.items ?? []).map((item, index) => ({
        href: answerPath(item),
        className: css.line,
        row: (
          <>
            <Icon of={FileText} />
            <span>
              <Marked text={answerTitle(item)} search={words} />
              {index === 0 && item.text && <span className={`small muted ${css.answer}`}>{item.text}</span>}
            </span>
          </>
        ),
      })),
    },
  }

  function line(href: string, name: string, count: number | null, icon = LayoutGrid): Group['rows'][number] {
    return {
      href,
      className: css.line,
      row: (
        <>
          <Icon of={icon} />
          <Marked text={name} search={words} />
          {count !== null && <span className="small muted">{count}</span>}
        </>
      ),
    }
  }
}

type OptionProps = Pick<ComponentProps<'a'>, 'id' | 'href' | 'className' | 'onClick'> & {
  isActive: boolean
  children: ReactNode
}

// A link, so that it opens in a new tab as well; the focus stays in the field.
function Option({ isActive, className, ...rest }: OptionProps) {
  return (
    <a
      {...rest}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={classes(className, css.option, isActive && css.active)}
    />
  )
}
