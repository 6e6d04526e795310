import { texts } from '#company/texts/index.ts'
import { daysText, positionsText } from '#gateway/rental/dayWord.ts'
import { mayBeFree } from '#gateway/rental/stock.ts'
import type { ProductCardData, SolutionCardData } from '#renderer/cards/fragments.ts'
import { useCardPrice } from '#renderer/cards/useCardPrice.tsx'
import { useDates } from '#renderer/dates/useDates.ts'
import { Availability } from '#renderer/ui/Availability.tsx'
import { roubles } from '#renderer/ui/format.ts'
import { Thumb } from '#renderer/ui/Thumb.tsx'
import { matchPieces } from './matches.ts'
import css from './Suggestions.module.css'

/** A product in a row: picture, name, stock and price for the visitor's dates. */
export function ProductRow({ product, search }: { product: ProductCardData; search: string }) {
  const { period } = useDates()
  const price = useCardPrice(product)
  return (
    <>
      <Thumb images={product.images} sizes="56px" className={css.thumb} faded={!mayBeFree(product.stock)} />
      <span className={css.about}>
        <Marked text={product.name ?? texts.places.product} search={search} />
        <Availability stock={product.stock} isOwned={product.isOwned} onDates={period !== null} brief />
      </span>
      <span className={css.price}>
        <b>{price.sum}</b>
        <span>{price.unit}</span>
      </span>
    </>
  )
}

/** A ready-made solution in a row: its scene, name, how much is in it and what it costs at least. */
export function SolutionRow({ solution, search }: { solution: SolutionCardData; search: string }) {
  const { minOrderDays } = useDates().rules
  const { image, priceHint, products } = solution
  return (
    <>
      <Thumb images={image ? [image] : undefined} sizes="84px" className={css.thumb} />
      <span className={css.about}>
        <Marked text={solution.name ?? texts.places.solution} search={search} />
        <span className="small muted">{positionsText(products.length)}</span>
      </span>
      {priceHint !== null && minOrderDays !== null && (
        <span className={css.price}>
          <b>{texts.card.from + roubles(priceHint)}</b>
          <span>{texts.card.forDays(daysText(minOrderDays))}</span>
        </span>
      )}
    </>
  )
}

/** A name with what was typed marked in it. */
export function Marked({ text, search }: { text: string; search: string }) {
  return (
    <span className={css.name}>
      {matchPieces(text, search).map(({ text: piece, isMatch }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing else
        isMatch ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
      )}
    </span>
  )
}
