import { daysText } from '#gateway/rental/dayWord.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { DayStage } from '#renderer/dateWindow/DayStage.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { periodText } from '#renderer/ui/format.ts'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import css from './Hero.module.css'
import { HeroSet } from './HeroSet.tsx'
import { handoverText, heroDays } from './heroDays.ts'
import type { HomeBlock } from './homeBlocks.ts'

/** The hero: products standing on the days of a calendar, and the dates to choose. */
export function Hero({ block, hours }: HeroProps) {
  const { period, days: length, minOrderDays, today, openDates } = useDates()
  const { days, phoneDays, beam } = heroDays(period, today)
  return (
    <Wrap as="section" className={css.hero}>
      <div className={css.words}>
        <h1 className="display">{block?.title ?? 'Вещи на\u00A0сутки, а\u00A0не\u00A0на\u00A0всю жизнь'}</h1>
        <p className={css.text}>
          {block?.subtitle ?? 'Мебель, техника и\u00A0посуда для событий в\u00A0аренду посуточно.'}
        </p>
      </div>
      <DayStage
        label="Календарь аренды"
        days={days}
        phoneDays={phoneDays}
        period={period}
        minOrderDays={minOrderDays}
        today={today}
        onPick={openDates}
        things={<HeroSet beam={beam} />}
        title={period ? `${periodText(period)}, ${length && daysText(length)}` : 'На\u00A0какие даты?'}
        note={
          period
            ? handoverText(period, hours)
            : `Нажмите день выдачи\u00A0— день возврата выберете в\u00A0календаре${minOrderDays === null ? '' : `. Минимальный срок\u00A0— ${daysText(minOrderDays)}`}`
        }
      >
        <div className={css.actions}>
          {period ? (
            <>
              <Button size="lg" className={css.wideOnly} onClick={() => openDates()}>
                Другие даты
              </Button>
              <Button variant="primary" size="lg" href="/catalog">
                Показать свободное
              </Button>
            </>
          ) : (
            <Button variant="primary" size="lg" onClick={() => openDates()}>
              Выбрать даты
            </Button>
          )}
        </div>
      </DayStage>
    </Wrap>
  )
}

type HeroProps = {
  block: HomeBlock<'HeroBlock'> | undefined
  /** Handover hours; null while the settings name none. */
  hours: { open: string | null; close: string | null } | null
}
