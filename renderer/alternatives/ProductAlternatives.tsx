import { thousands } from '#company/numbers.ts'
import { daysIn, type Period } from '#gateway/rental/period.ts'
import { type DayRates, linePrice } from '#gateway/rental/price.ts'
import { cart } from '#renderer/cart/cartStore.ts'
import { changeWithUndo } from '#renderer/cart/changeWithUndo.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { periodInSentence, roubles, unitsText } from '#renderer/ui/format.ts'
import { CalendarX } from '#renderer/ui/icons.ts'
import css from './Alternatives.module.css'
import { nearText, shortText } from './alternativesTexts.ts'
import { FreePeriodOffers } from './FreePeriodOffers.tsx'
import { SimilarThings } from './SimilarThings.tsx'

/** In place of a refusal: why a product cannot be had on the dates, when it can, how much of it can, and what is like it. */
export function ProductAlternatives({ product, requested, period }: ProductAlternativesProps) {
  const { minOrderDays } = useDates()
  const { id, slug, stock, name } = product
  const length = { days: daysIn(period), minOrderDays }
  const sum = (quantity: number) => linePrice({ ...product, ...length, quantity })?.total
  const dates = periodInSentence(period)
  const things = [{ productId: id, quantity: requested }]
  return (
    <div className={css.alternatives}>
      <Alert
        icon={stock > 0 ? undefined : CalendarX}
        tone={stock > 0 ? 'warn' : 'error'}
        title={stock > 0 ? `${shortText(stock, requested)} на\u00A0${dates}` : `Занято ${dates}`}
      >
        {elsewhereText(product, requested)}
      </Alert>
      <FreePeriodOffers requested={things} period={period} title={nearText(requested, sum(requested))} />
      {stock > 0 && (
        <section className={css.block}>
          <p className={css.label}>Или не&nbsp;меняйте даты</p>
          <Button size="lg" wide onClick={takeFree}>
            Взять&nbsp;{thousands(stock)} на&nbsp;{dates}
            {sum(stock) !== undefined && `, ${roubles(sum(stock))}`}
          </Button>
          <p className="small muted">
            Остальные {thousands(requested - stock)} можно добрать похожими&nbsp;— они&nbsp;ниже
          </p>
        </section>
      )}
      <SimilarThings
        requested={{ productId: id, quantity: requested }}
        period={period}
        category={product.categories[0]}
        action={`Взять\u00A0${thousands(requested)}`}
        onPick={(item) =>
          changeWithUndo(`${item.name ?? 'Без названия'}\u00A0— в\u00A0корзине`, () => {
            cart.add(item)
            cart.setQuantity(item.id, requested)
          })
        }
      />
    </div>
  )

  function takeFree() {
    changeWithUndo(`${name}\u00A0— в\u00A0корзине ${unitsText(stock)}`, () => {
      cart.add({ id, slug })
      cart.setQuantity(id, stock)
    })
  }
}

export type ProductAlternativesProps = {
  product: DayRates & {
    id: string
    slug: string
    name: string
    /** Units that are free on the dates. */
    stock: number
    /** Units that the company has; null: nobody says. */
    owned: number | null
    categories: readonly { slug: string; name: string | null }[]
  }
  /** Requested units: more than are free. */
  requested: number
  period: Period
}

function elsewhereText(
  { stock, owned }: ProductAlternativesProps['product'],
  requested: number,
): string | null {
  if (owned === null || owned < requested) return null
  return stock > 0
    ? `Всего у\u00A0нас ${unitsText(owned)}, остальное в\u00A0эти дни на\u00A0других событиях`
    : owned === 1
      ? 'Единственный экземпляр в\u00A0эти дни на\u00A0другом событии'
      : `Все ${unitsText(owned)} в\u00A0эти дни на\u00A0других событиях`
}
