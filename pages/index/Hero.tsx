import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { DayStage } from '#renderer/dateWindow/DayStage.tsx'
import { handoverText, stageDays } from '#renderer/dateWindow/stageDays.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { periodText } from '#renderer/ui/format.ts'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import css from './Hero.module.css'
import { HERO_DAYS, HeroSet } from './HeroSet.tsx'
import type { HeroProduct } from './heroProducts.ts'
import type { HomeBlock } from './homeBlocks.ts'

/** The hero: products standing on the days of a calendar, and the dates to choose. */
export function Hero({ block, products, hours }: HeroProps) {
  const { period, days: length, minOrderDays, rules, openDates } = useDates()
  const { days, phoneDays, beam } = stageDays(period, rules.firstDay, HERO_DAYS)
  return (
    <Wrap as="section" className={css.hero}>
      <div className={css.words}>
        <h1 className="display">{block?.title ?? texts.home.title}</h1>
        <p className={css.text}>{block?.subtitle ?? texts.home.subtitle}</p>
      </div>
      <DayStage
        label={texts.home.calendar}
        days={days}
        phoneDays={phoneDays}
        period={period}
        minOrderDays={minOrderDays}
        firstDay={rules.firstDay}
        onPick={openDates}
        things={<HeroSet beam={beam} products={products} />}
        title={period ? `${periodText(period)}, ${length && daysText(length)}` : texts.home.whichDates}
        note={
          period
            ? handoverText(period, hours)
            : texts.home.pressDay(minOrderDays === null ? null : daysText(minOrderDays))
        }
      >
        <div className={css.actions}>
          {period ? (
            <>
              <Button size="lg" className={`needs-scripts ${css.wideOnly}`} onClick={() => openDates()}>
                {texts.words.otherDates}
              </Button>
              <Button variant="primary" size="lg" href="/catalog">
                {texts.home.showFree}
              </Button>
            </>
          ) : (
            <Button variant="primary" size="lg" className="needs-scripts" onClick={() => openDates()}>
              {texts.words.chooseDates}
            </Button>
          )}
        </div>
      </DayStage>
    </Wrap>
  )
}

type HeroProps = {
  block: HomeBlock<'HeroBlock'> | undefined
  products: readonly HeroProduct[]
  /** Handover hours; null while the settings name none. */
  hours: { open: string | null; close: string | null } | null
}
