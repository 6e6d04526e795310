import { daysText } from '#gateway/rental/dayWord.ts'
import { additionalDays, type RentalLength } from '#gateway/rental/price.ts'
import { roubles } from '#renderer/ui/format.ts'
import { SumList } from '#renderer/ui/SumList.tsx'
import { Tooltip } from '#renderer/ui/Tooltip.tsx'
import type { CartSummary, FreshProduct } from './cartSummary.ts'
import css from './OrderSums.module.css'

/** What an order costs: basic days, additional days, extras and the total, which is read out when it changes. */
export function OrderSums({ summary, length }: OrderSumsProps) {
  const { minOrderDays } = length
  const extraDays = additionalDays(length)
  return (
    <>
      <SumList className={css.sums}>
        <div>
          <dt>База, {daysText(minOrderDays)}</dt>
          <dd>{roubles(summary.basic)}</dd>
        </div>
        {extraDays > 0 && (
          <div>
            <dt>
              Доп. сутки, {extraDays}
              <Tooltip
                label="Как считаются дополнительные сутки"
                text={`Первые ${daysText(minOrderDays)} стоят по\u00a0базовой цене, каждые следующие\u00a0— по\u00a0цене дополнительных суток. Она у\u00a0каждого предмета своя.`}
              />
            </dt>
            <dd>{roubles(summary.additional)}</dd>
          </div>
        )}
        {summary.related > 0 && (
          <div>
            <dt>Сопутствующие товары</dt>
            <dd>{roubles(summary.related)}</dd>
          </div>
        )}
        <div>
          <dt>Итого</dt>
          <dd>{roubles(summary.total)}</dd>
        </div>
      </SumList>
      <p role="status" className="visually-hidden">
        Итого {roubles(summary.total)}
      </p>
    </>
  )
}

export type OrderSumsProps = { summary: CartSummary<FreshProduct>; length: RentalLength }
