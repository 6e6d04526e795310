import { texts } from '#company/texts/index.ts'
import type { RentalLength } from '#gateway/rental/price.ts'
import { Fact, SumList } from '#renderer/ui/Facts.tsx'
import { dayMonth, roubles } from '#renderer/ui/format.ts'
import type { CartSummary, FreshProduct, Tariff } from './cartSummary.ts'
import { totalName } from './cartTexts.ts'
import type { SumLine } from './deliveryLine.ts'
import css from './OrderSums.module.css'
import { formulaParts } from './rentSum.ts'
import { SumParts, TariffOptions } from './SumParts.tsx'

/**
 * The sums of an order: that of another day, its parts, delivery, and the payable sum, read out when it changes.
 * Nothing while the minimum rental is unknown.
 */
export function OrderSums({ summary, length, delivery, payable, earlier = null }: OrderSumsProps) {
  const { tariff } = summary
  if (length.minOrderDays === null && !tariff) return null
  const name = totalName(summary) + (delivery?.isLeftOut ? texts.deliveryQuote.leftOut : '')
  return (
    <>
      <SumList className={`dated ${css.sums}`}>
        {earlier && (
          <>
            <Fact name={texts.plan.was(dayMonth(earlier.made))}>{roubles(earlier.total)}</Fact>
            <Fact name={texts.plan.now(dayMonth(earlier.today))}>{roubles(summary.total)}</Fact>
          </>
        )}
        <SumParts parts={tariff?.explain ?? formulaParts(summary, length)} />
        {delivery && <SumFact {...delivery} />}
        <Fact name={name}>{roubles(payable)}</Fact>
      </SumList>
      <p role="status" className="visually-hidden">
        {`${name} ${roubles(payable)}`}
      </p>
      {tariff && <TariffOptions options={tariff.options} />}
    </>
  )
}

/** A line of a list of sums, with its remark below its name. */
export function SumFact({ title, note, sum }: SumLine) {
  return (
    <div>
      <dt>
        <span>{title}</span>
        {note && <span className={css.note}>{note}</span>}
      </dt>
      <dd>{sum}</dd>
    </div>
  )
}

/** Roubles for each part of the rental, and for all of it without delivery. */
export type RentSums = Pick<
  CartSummary<FreshProduct>,
  'basic' | 'additional' | 'related' | 'total' | 'isPart' | 'isUncounted'
> & {
  /** The parts by a tariff of the company's own; null or absent: by the formula. */
  tariff?: Tariff | null
}

/** Roubles for the same things on another day. */
export type EarlierSum = { total: number; made: string; today: string }

export type OrderSumsProps = {
  summary: RentSums
  length: RentalLength
  /** Null where the company names no price of delivery. */
  delivery: SumLine | null
  /** Roubles for all of it. */
  payable: number
  /** Where it was another sum. */
  earlier?: EarlierSum | null | undefined
}
