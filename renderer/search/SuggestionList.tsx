import type { ComponentProps, ReactNode } from 'react'
import { mayBeFree } from '#gateway/rental/stock.ts'
import { cardPrice } from '#renderer/cards/cardPrice.ts'
import type { ProductCardData } from '#renderer/cards/fragments.ts'
import { productCountText } from '#renderer/catalog/texts.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { categoryPath, productPath, searchPath } from '#renderer/page/paths.ts'
import { Availability } from '#renderer/ui/Availability.tsx'
import { classes } from '#renderer/ui/classes.ts'
import { periodInSentence } from '#renderer/ui/format.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { ArrowRight, LayoutGrid } from '#renderer/ui/icons.ts'
import { Thumb } from '#renderer/ui/Thumb.tsx'
import { matchPieces } from './matches.ts'
import css from './Suggestions.module.css'
import type { SuggestAnswer } from './suggestQuery.ts'

/** The suggestions as options of a list: products, categories, and all results. */
export function SuggestionList({ answer, search, listId, active, onLeave }: SuggestionListProps) {
  const { period } = useDates()
  const { items, total, searchedFor } = answer.products
  const categories = (answer.products.filters?.categories ?? [])
    .toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))
    .slice(0, MAX_CATEGORIES)
  const words = searchedFor ?? search
  const option = (key: string) => ({
    id: `${listId}-${key}`,
    isActive: active === `${listId}-${key}`,
    onClick: onLeave,
  })
  return (
    <>
      <div className={classes(css.groups, categories.length > 0 && css.two)}>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset */}
        <div role="group" aria-labelledby={`${listId}-products`}>
          <div id={`${listId}-products`} className={css.caption}>
            {period ? `Предметы на\u00A0${periodInSentence(period)}` : 'Предметы'}
          </div>
          {items.map((product) => (
            <Option
              key={product.id}
              {...option(product.id)}
              href={productPath(product.slug)}
              className={css.row}
            >
              <Product product={product} search={words} />
            </Option>
          ))}
        </div>
        {categories.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
          <div role="group" aria-labelledby={`${listId}-categories`}>
            <div id={`${listId}-categories`} className={css.caption}>
              Категории
            </div>
            {categories.map(({ value, label, count }) => (
              <Option key={value} {...option(`in-${value}`)} href={categoryPath(value)} className={css.line}>
                <Icon of={LayoutGrid} />
                <Marked text={label} search={words} />
                <span className="muted">{count}</span>
              </Option>
            ))}
          </div>
        )}
      </div>
      <Option {...option('all')} href={searchPath(search)} className={css.all}>
        <span>
          {total === null ? 'Все результаты' : `Найдено: ${productCountText(total)}`} — «{words}»
        </span>
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

const MAX_CATEGORIES = 4

function Product({ product, search }: { product: ProductCardData; search: string }) {
  const { period, days, minOrderDays } = useDates()
  const price = cardPrice({ ...product, days: period && days, minOrderDays, quantity: 0 })
  return (
    <>
      <Thumb images={product.images} sizes="56px" className={css.thumb} faded={!mayBeFree(product.stock)} />
      <span className={css.about}>
        <Marked text={product.name ?? 'Без названия'} search={search} />
        <Availability stock={product.stock} isOwned={product.isOwned} onDates={period !== null} brief />
      </span>
      <span className={css.price}>
        <b>{price.sum}</b>
        <span>{price.unit}</span>
      </span>
    </>
  )
}

function Marked({ text, search }: { text: string; search: string }) {
  return (
    <span className={css.name}>
      {matchPieces(text, search).map(({ text: piece, isMatch }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing else
        isMatch ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
      )}
    </span>
  )
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
