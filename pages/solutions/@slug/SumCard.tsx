import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import { additionalDays, type RentalLength } from '#gateway/rental/price.ts'
import type { Stock } from '#gateway/rental/stock.ts'
import { unsaidText } from '#renderer/cart/cartTexts.ts'
import { formulaParts } from '#renderer/cart/rentSum.ts'
import { SumParts } from '#renderer/cart/SumParts.tsx'
import { hasSums, type RentalDates, useDates } from '#renderer/dates/useDates.ts'
import { StockNote, UnconfirmedNote } from '#renderer/ui/Availability.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Cells } from '#renderer/ui/Cells.tsx'
import { Fact, SumList } from '#renderer/ui/Facts.tsx'
import { periodText, roubles } from '#renderer/ui/format.ts'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import type { SolutionDetails } from './+query.ts'
import { LeftOut } from './LeftOut.tsx'
import { SetPlan } from './SetPlan.tsx'
import css from './SumCard.module.css'
import type { SetParts } from './setParts.tsx'
import { guestsText, nameForGuests, type SolutionContents } from './solutionContents.ts'
import type { SolutionSet } from './useSolutionSet.ts'

/** The price of the whole solution for the visitor's dates, or for the shortest rental, and the lines that the sum does not hold. */
export function SumCard({ solution, contents, set, parts }: SumCardProps) {
  const dates = useDates()
  const { period, days, minOrderDays, openDates } = dates
  const isCounted = contents?.lines.some(({ price }) => price !== null) === true
  // A tariff without an answer leaves nothing out: nobody can say.
  const isSilent = dates.isQuoted && !isCounted && contents?.lines.some(({ takes }) => takes > 0)
  const isSaid = hasSums(dates) && !isSilent
  const length = { days: days ?? minOrderDays ?? 1, minOrderDays }
  const extra = additionalDays(length)
  const isWhole = contents !== null && contents.whole === contents.lines.length
  const { guests } = set.choices
  const name = nameForGuests(solution.name ?? texts.places.solution, solution.guests, guests)
  const plan =
    period && contents && isCounted
      ? {
          title: name,
          contents,
          period,
          className: css.plan,
        }
      : null
  return (
    <>
      <h2 className="h3">
        {(days ?? minOrderDays) === null ? texts.solution.set : texts.solution.setFor(daysText(length.days))}
      </h2>
      <p className={`small muted ${css.term}`}>
        <Term /> {period && <Cells basic={length.days - extra} additional={extra} />}
      </p>
      {!isSaid ? (
        <p className={css.hint}>{unsaidText(dates, period !== null)}</p>
      ) : contents && isCounted ? (
        <Sums contents={contents} length={length} guests={guests ?? solution.guests} />
      ) : (
        <Hint solution={solution} />
      )}
      {period && contents && isSaid && <UnconfirmedNote stocks={countedStocks(contents)} />}
      {contents && isSaid && !isWhole && <LeftOut lines={contents.lines} />}
      {period && isSaid && contents?.unknown === 0 && contents.lines.length > 0 && (
        <div className={css.stock}>
          {isWhole ? (
            <StockNote look="free">{texts.solution.allFree}</StockNote>
          ) : (
            <StockNote look={contents.whole > 0 ? 'part' : 'busy'}>
              {texts.solution.wholeFree(contents.whole, contents.lines.length)}
            </StockNote>
          )}
        </div>
      )}
      {period &&
        contents &&
        isCounted &&
        (parts ? (
          <parts.SetActions
            of={{ slug: solution.slug, name }}
            contents={contents}
            period={period}
            guests={guests === null ? null : guestsText(guests)}
          />
        ) : (
          <Skeleton height={56} className={`screen-only needs-scripts ${css.actions}`} />
        ))}
      {period && contents && contents.waiting > 0 && (
        <div className={`screen-only needs-scripts ${css.periods}`}>
          {parts ? <parts.WholeDates lines={contents.lines} period={period} /> : <Skeleton height={96} />}
        </div>
      )}
      {(!period || (!isWhole && contents?.waiting === 0)) && (
        <Button
          variant={period ? 'line' : 'primary'}
          size="lg"
          wide
          className={`screen-only needs-scripts ${css.dates}`}
          aria-haspopup="dialog"
          onClick={() => openDates()}
        >
          {period ? texts.words.otherDates : texts.words.chooseDates}
        </Button>
      )}
      {plan && (
        <>
          {parts ? (
            <parts.SetPlan {...plan} />
          ) : (
            <Skeleton height={PLAN_HEIGHT} className={`screen-only needs-scripts ${css.plan}`} />
          )}
          <noscript>{import.meta.env.SSR && <SetPlan {...plan} />}</noscript>
        </>
      )}
    </>
  )
}

/** Two buttons, and what is between them. */
const PLAN_HEIGHT = 104

export type SumCardProps = {
  solution: SolutionDetails
  /** Null while the catalogue does not answer. */
  contents: SolutionContents | null
  set: SolutionSet
  /** Null until their code is here. */
  parts: SetParts | null
}

function Term() {
  return <span>{termText(useDates())}</span>
}

function termText({ period, isOverdue, closing, minOrderDays }: RentalDates): string {
  if (period) return periodText(period)
  if (closing) return closing
  if (minOrderDays === null) return isOverdue ? texts.solution.datesPassed : texts.solution.noDates
  return isOverdue ? texts.solution.datesPassedPrice : texts.solution.noDatesPrice
}

type SumsProps = {
  contents: SolutionContents
  length: RentalLength
  guests: number | null
}

function Sums({ contents, length, guests }: SumsProps) {
  const isWhole = contents.whole === contents.lines.length
  return (
    <SumList className={`dated ${css.sums}`}>
      <SumParts parts={contents.explain ?? formulaParts(contents, length)} />
      {guests !== null && guests > 1 && isWhole && (
        <Fact name={texts.solution.perGuest}>{roubles(Math.round(contents.total / guests))}</Fact>
      )}
      <Fact name={isWhole ? texts.solution.total : texts.sums.freeTotal}>{roubles(contents.total)}</Fact>
    </SumList>
  )
}

// The company's own words on the price, where it cannot be counted.
function Hint({ solution: { priceHint, priceHintCaption } }: Pick<SumCardProps, 'solution'>) {
  if (priceHint === null) return null
  return (
    <p className={css.hint}>
      {texts.solution.usuallyFrom}
      <b className="price">{roubles(priceHint)}</b>
      {priceHintCaption && <span className="small muted"> {priceHintCaption}</span>}
    </p>
  )
}

function countedStocks({ lines }: SolutionContents): Stock[] {
  return lines
    .filter(({ price }) => price !== null)
    .map(({ stock, free }) => (stock === 'unknown' ? null : free))
}
