import { useDeferredValue, useMemo, useState } from 'react'
import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import { isSamePeriod, nearestPeriod, type Period, periodProblem } from '#gateway/rental/period.ts'
import { periodProblemText } from '#gateway/rental/periodText.ts'
import { countProducts } from '#renderer/cart/cartState.ts'
import { useCart } from '#renderer/cart/cartStore.ts'
import { type OtherDates, type RentalDates, useDates } from '#renderer/dates/useDates.ts'
import { lazyComponent } from '#renderer/runtime/lazyModule.tsx'
import { nextPaint } from '#renderer/runtime/scheduling.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { ChipRow, ChipToggle } from '#renderer/ui/Chip.tsx'
import { classes } from '#renderer/ui/classes.ts'
import { DialogContent } from '#renderer/ui/Dialog.tsx'
import { periodInSentence, periodText } from '#renderer/ui/format.ts'
import { DateCount } from './DateCount.tsx'
import css from './DateModal.module.css'
import { CalendarSkeleton } from './DateModalFrame.tsx'
import { DraftCalendar } from './DraftCalendar.tsx'
import { type DateDraft, type DatePreset, datePresets, pickDay } from './dateDraft.ts'
import { useMarkedThings } from './marks/useMarkedThings.ts'
import { NearPeriods } from './NearPeriods.tsx'

/** The content of the date window, in which the visitor chooses the rental dates, and sees what they change in the cart. */
export function DateModal({ start, onChosen, datesBefore, other, onCancel }: DateModalProps) {
  const rental = useDates()
  const { dates, rules, isQuoted, setDates, moveDates, clearDates } = rental
  const hasCart = useCart(countProducts) > 0 && !other
  const before = other ? other.dates : (datesBefore ?? rental.period)
  const [draft, setDraft] = useState(() => firstDraft(rental, start, other))
  const [month, setMonth] = useState(draft?.period.start ?? rules.firstDay)
  const [resets, setResets] = useState(0)
  const things = useMarkedThings(other?.lines)
  const period = draft?.period ?? null
  // The press is answered first, the one that opens the window, too; two months of days follow when there is time.
  const hasCalendar = useDeferredValue(true, false)
  const shown = useDeferredValue(useMemo(() => ({ draft, resets }), [draft, resets]))
  const problem = period && periodProblem(period, rules)

  function choose(preset: Period) {
    setDraft({ period: preset, isEndOpen: false })
    setMonth(preset.start)
  }

  function apply(next: Period) {
    if (other) {
      onCancel()
      if (!isSamePeriod(other.dates, next)) other.apply(next)
    } else if (before && !isSamePeriod(before, next)) moveDates(next, before)
    else setDates(next)
    onChosen?.()
  }

  function reset() {
    setDraft(null)
    setResets(resets + 1)
    if (dates && !other) clearDates()
  }

  return (
    <DialogContent
      text={explanation(rental, datesBefore, other)}
      footer={
        <div className={css.footer}>
          <DateCount
            period={period}
            minOrderDays={rental.minOrderDays}
            isQuoted={isQuoted}
            hint={period && problem && periodProblemText(problem, period, rules)}
            nearest={period && problem && nearestPeriod(period, rules)}
            onPick={choose}
            isEndOpen={draft?.isEndOpen ?? false}
          />
          <div className={css.buttons}>
            {(hasCart || other) && before ? (
              <Button variant="ghost" onClick={onCancel}>
                {texts.dateWindow.keep}
              </Button>
            ) : (
              <Button variant="ghost" onClick={reset} disabled={!period && (!dates || other !== undefined)}>
                {texts.words.reset}
              </Button>
            )}
            <Button
              variant={draft?.isEndOpen ? 'line' : 'primary'}
              disabled={!period || problem !== null}
              onClick={({ currentTarget }) => period && leave(currentTarget, () => apply(period))}
            >
              {texts.dateWindow.apply}
            </Button>
          </div>
        </div>
      }
    >
      <ChipRow role="group" aria-label={texts.dateWindow.presets} className={css.presets}>
        {datePresets(period?.start, rules).map((preset) => (
          <ChipToggle
            key={preset.title}
            pressed={preset.period.start === period?.start && preset.period.end === period.end}
            onClick={() => choose(preset.period)}
          >
            {presetTitle(preset)}
          </ChipToggle>
        ))}
      </ChipRow>
      <div className={classes(hasCart && css.withCart)}>
        <div>
          {hasCalendar ? (
            <DraftCalendar
              // Afresh after a reset, whose button is out of use then: the focus goes to the first day.
              key={shown.resets}
              draft={shown.draft}
              month={month}
              rules={rules}
              months={hasCart ? 1 : 2}
              takesFocus
              things={things}
              onDraft={setDraft}
              onMonth={setMonth}
            />
          ) : (
            <CalendarSkeleton />
          )}
          {!hasCart && period && !problem && !draft?.isEndOpen && (
            <NearPeriods {...{ things, period, rules }} onPick={choose} />
          )}
        </div>
        {hasCart && (
          <LazyCartChange before={before} after={problem ? null : period} onReset={reset} onPick={choose} />
        )}
      </div>
    </DialogContent>
  )
}

// The page of a product shows it, too: in one file with the window, which the visitor may open next.
export { DraftCalendar }

const LazyCartChange = lazyComponent(async () => (await import('./change/CartChange.tsx')).CartChange)

export type DateModalProps = {
  /** The day on which the rental begins; undefined: as the visitor has it. */
  start?: string | undefined
  /** The action that needs the dates, done once they are chosen. */
  onChosen?: (() => void) | undefined
  /** The dates that a link has just replaced: the visitor decides here whether they stay. */
  datesBefore?: Period | undefined
  /** Dates that are not the visitor's. */
  other?: OtherDates | undefined
  /** The dates stay what they were. */
  onCancel: () => void
}

function firstDraft(
  { dates, draft, isApplying, isOverdue, closing, rules }: RentalDates,
  start: string | undefined,
  other: OtherDates | undefined,
): DateDraft | null {
  if (start) return pickDay(null, start, rules)
  if (other)
    return other.dates && !periodProblem(other.dates, rules)
      ? { period: other.dates, isEndOpen: false }
      : null
  const chosen = isApplying ? draft : isOverdue && closing === null ? null : dates
  return chosen && { period: chosen, isEndOpen: false }
}

/**
 * Takes the window off the screen, and does the rest when that has been painted: closing a modal dialog, too, makes the browser style the whole
 * page anew.
 */
function leave(button: HTMLElement, then: () => void): void {
  button.closest('dialog')?.style.setProperty('display', 'none')
  void nextPaint().then(then)
}

function explanation(
  { dates, isOverdue, closing, rules }: RentalDates,
  datesBefore: Period | undefined,
  other: OtherDates | undefined,
): string {
  if (datesBefore && dates)
    return texts.dateWindow.otherDates(periodInSentence(dates), periodInSentence(datesBefore))
  const passed =
    dates && !other && isOverdue && closing === null ? texts.dateWindow.passed(periodText(dates)) : ''
  return passed + texts.dateWindow.lengths(rules.minOrderDays, daysText(rules.maxDays))
}

function presetTitle({ title }: DatePreset): string {
  if (title === 'weekend') return texts.dateWindow.weekend
  return title === 7 ? texts.dateWindow.week : daysText(title)
}
