import type { ReactNode } from 'react'
import { texts } from '#company/texts/index.ts'
import { daysText, positionsText } from '#gateway/rental/dayWord.ts'
import { unsaidText } from '#renderer/cart/cartTexts.ts'
import { RentTotal } from '#renderer/cart/RentTotal.tsx'
import { hasSums, useDates } from '#renderer/dates/useDates.ts'
import { NORMS_PATH } from '#renderer/page/paths.ts'
import { classes } from '#renderer/ui/classes.ts'
import { roubles, unitsText } from '#renderer/ui/format.ts'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { GuestsField } from './GuestsField.tsx'
import css from './HowMany.module.css'
import { NormFields } from './NormFields.tsx'
import { NormShelf } from './NormShelf.tsx'
import { NormsPut } from './NormsPut.tsx'
import type { NormsState } from './useNorms.ts'

/** From the number of guests to what they need, its sum and the cart. A plain form where no script runs. */
export function HowMany({ state, children }: HowManyProps) {
  const { stated, set, lines, units, total, type } = state
  const dates = useDates()
  const length = dates.days ?? dates.minOrderDays
  const isSaid = hasSums(dates) && total !== null
  return (
    <form className={css.panel} action={NORMS_PATH} onSubmit={(event) => event.preventDefault()}>
      <div className={css.top}>
        <div className={css.words}>
          {children}
          <p>{texts.norms.intro}</p>
          {stated.names.length > 1 && (
            <Segmented
              label={texts.norms.event}
              name="set"
              className={css.kinds}
              options={stated.names.map((title, index) => ({ value: String(index), title }))}
              value={String(set)}
              onChange={(value) => type('set', value)}
            />
          )}
        </div>
        <GuestsField state={state} />
      </div>
      <NormShelf state={state} />
      <NormFields state={state} />
      <div className={css.foot}>
        <div role="status">
          <p className="small muted">
            {`${positionsText(lines.filter(({ takes }) => takes > 0).length)}, ${unitsText(units)}${length === null ? '' : texts.norms.forDays(daysText(length))}`}
          </p>
          <p className={classes(isSaid && 'num', css.total)}>
            {!isSaid ? (
              unsaidText(dates, dates.days !== null)
            ) : total === 'asked' ? (
              <RentTotal sum={total} />
            ) : (
              roubles(total)
            )}
          </p>
        </div>
        <NormsPut lines={lines} isLoading={state.isLoading} />
      </div>
    </form>
  )
}

export type HowManyProps = {
  state: NormsState
  /** The heading. */
  children: ReactNode
}
