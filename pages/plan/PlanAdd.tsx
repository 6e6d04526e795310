import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { changedPlanUrl, PLAN_FORM, withOneMore } from '#gateway/rental/plan/changePlan.ts'
import { PLAN_PATH, type Plan, type PlanLine } from '#gateway/rental/plan/plan.ts'
import { isFree, mayBeFree } from '#gateway/rental/stock.ts'
import { cardPrice } from '#renderer/cards/useCardPrice.tsx'
import { formulaSum } from '#renderer/cart/rentSum.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { pageInput } from '#renderer/page/pageInput.ts'
import { productPath } from '#renderer/page/paths.ts'
import { usePageBlock } from '#renderer/page/usePageQuery.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Availability } from '#renderer/ui/Availability.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { roubles } from '#renderer/ui/format.ts'
import { TextField } from '#renderer/ui/TextField.tsx'
import { Thumb } from '#renderer/ui/Thumb.tsx'
import { addQueries, addSearch, extrasOf } from './addQueries.ts'
import css from './Plan.module.css'
import { PlanFields } from './PlanFields.tsx'

/** The possible additions to a plan without scripts: products that a search finds, extras of a product. Links, each to the plan with it. */
export function PlanAdd({ plan, days }: PlanAddProps) {
  const input = pageInput(usePageContext())
  return (
    <>
      {extrasOf(input) !== null && <Extras plan={plan} parentId={extrasOf(input) ?? ''} />}
      <section id="add" aria-labelledby="plan-add">
        <h2 id="plan-add" className="h3">
          {texts.planPage.addItems}
        </h2>
        <form action={`${PLAN_PATH}#add`} aria-label={texts.planPage.searchItems} className={css.form}>
          <PlanFields plan={plan} />
          <TextField
            label={texts.planPage.whatToFind}
            name={PLAN_FORM.search}
            type="search"
            required
            compact
            maxLength={200}
            defaultValue={addSearch(input)}
            placeholder={texts.planPage.example}
            className={css.name}
          />
          <Button type="submit" size="sm">
            {texts.planPage.find}
          </Button>
        </form>
        {addSearch(input) !== '' && <Found plan={plan} days={days} words={addSearch(input)} />}
      </section>
    </>
  )
}

export type PlanAddProps = {
  plan: Plan
  /** Days of the rental; null where there are none, or none that can be ordered. */
  days: number | null
}

function Found({ plan, days, words }: PlanAddProps & { words: string }) {
  const { minOrderDays } = useDates()
  const { data } = usePageBlock(addQueries.found)
  if (!data) return <Alert title={texts.planPage.searchFailed}>{texts.planPage.retryLater}</Alert>
  const { items, total } = data.products
  if (items.length === 0) return <p>{texts.planPage.nothingFound(words)}</p>
  return (
    <>
      <ul className={css.rows} aria-label={texts.planPage.found}>
        {items.map((product) => {
          const rent = days === null ? null : formulaSum(product, { days, minOrderDays }, 1)
          const { sum, unit } = cardPrice(product, rent, { days, minOrderDays })
          const { id: productId, stock, isOwned, images, name, slug } = product
          return (
            <Thing
              key={productId}
              images={images}
              name={<a href={productPath(slug)}>{name ?? texts.places.product}</a>}
              price={`${sum}${unit && ` ${unit}`}`}
              stock={stock}
              isOwned={isOwned}
              onDates={days !== null}
              link={{ plan, line: { productId, parentId: null }, name: name ?? texts.planPage.unnamed }}
            />
          )
        })}
      </ul>
      {(total ?? 0) > items.length && (
        <p className="small muted">{texts.planPage.firstShown(items.length)}</p>
      )}
    </>
  )
}

function Extras({ plan, parentId }: { plan: Plan; parentId: string }) {
  const { data } = usePageBlock(addQueries.extras)
  const product = data?.productsByIds?.[0]
  const canHave = product !== undefined && mayBeFree(product.stock)
  const offered = canHave
    ? product.relatedProducts.filter((extra) => extra.product && extra.price !== null)
    : []
  return (
    <section aria-labelledby="plan-extras">
      <h2 id="plan-extras" className="h3">
        {texts.words.extras + (product?.name ? `: ${product.name}` : '')}
      </h2>
      {!data && <Alert title={texts.planPage.catalogueFailed}>{texts.planPage.retryLater}</Alert>}
      {data && offered.length === 0 && (
        <p>{canHave ? texts.planPage.noExtras : texts.planPage.noneForExtras(plan.period !== null)}</p>
      )}
      <ul className={css.rows} aria-label={texts.words.extras}>
        {offered.map(({ productId, price, product: extra }) => (
          <Thing
            key={productId}
            images={extra?.images}
            name={extra?.name ?? texts.places.product}
            price={texts.planPage.forWholeRental(roubles(price))}
            stock={extra?.stock ?? null}
            isOwned={extra?.isOwned ?? null}
            onDates={plan.period !== null}
            link={{ plan, line: { productId, parentId }, name: extra?.name ?? texts.planPage.unnamed }}
          />
        ))}
      </ul>
    </section>
  )
}

type ThingProps = {
  images: readonly { original: string }[] | undefined
  name: ReactNode
  price: string
  stock: number | null
  isOwned: boolean | null
  onDates: boolean
  link: { plan: Plan; line: Pick<PlanLine, 'productId' | 'parentId'>; name: string }
}

function Thing({ images, name, price, stock, isOwned, onDates, link }: ThingProps) {
  const more = withOneMore(link.plan, link.line)
  const url = more && changedPlanUrl(more)
  // As the cart does: an extra only with a stock.
  const canAdd = link.line.parentId === null ? mayBeFree(stock) : isFree(stock)
  const isIn = link.plan.lines.some(
    ({ productId, parentId }) => productId === link.line.productId && parentId === link.line.parentId,
  )
  return (
    <li className={css.row}>
      <Thumb images={images} sizes="88px" className={css.thumb} />
      <div className={css.words}>
        <p>{name}</p>
        <Availability stock={stock} isOwned={isOwned} onDates={onDates} brief />
      </div>
      <p className={css.quantity}>{price}</p>
      <div className={css.price}>
        {url !== null && canAdd && (
          <Button
            size="sm"
            href={url}
            aria-label={`${isIn ? texts.planPage.addMore : texts.words.add}: ${link.name}`}
          >
            {isIn ? texts.planPage.oneMore : texts.words.add}
          </Button>
        )}
      </div>
    </li>
  )
}
