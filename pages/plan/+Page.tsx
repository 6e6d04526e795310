import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { positionsText } from '#gateway/rental/dayWord.ts'
import { type PlanReading, readPlan } from '#gateway/rental/plan/readPlan.ts'
import { CategoryShelf } from '#renderer/cards/CategoryShelf.tsx'
import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import { unreadTexts } from '#renderer/plan/planTexts.ts'
import { planView } from '#renderer/plan/planView.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { CalendarX } from '#renderer/ui/icons.ts'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query from './+query.ts'
import css from './Plan.module.css'
import { PlanAdd } from './PlanAdd.tsx'
import { PlanDatesButton, PlanDatesForm } from './PlanDatesForm.tsx'
import { PlanFilled } from './PlanFilled.tsx'

/** A plan that somebody sent: its things and dates are in the URL, prices and stock are of this moment. */
export default function Page() {
  const { search } = usePageContext().urlParsed
  const reading = readPlan(search)
  const quote = usePageQuery(query.quote)?.rentQuote
  const categories = usePageQuery(query.popular)?.popularCategories ?? []
  const { plan } = reading
  return (
    <>
      <Wrap tall={plan.lines.length > 0} className={css.page}>
        {plan.lines.length === 0 && (
          <>
            {search.l === '' ? <EmptyPlan /> : <NoPlan reading={reading} />}
            <noscript>
              {import.meta.env.SSR && (
                <>
                  <PlanDatesForm plan={plan} />
                  <PlanAdd plan={plan} days={null} />
                </>
              )}
            </noscript>
          </>
        )}
        {plan.lines.length > 0 && !quote && <PlanWithoutDates reading={reading} />}
        {plan.lines.length > 0 && quote && <PlanFilled reading={reading} view={planView(plan, quote)} />}
      </Wrap>
      {plan.lines.length === 0 && <CategoryShelf categories={categories} />}
    </>
  )
}

/** Everything was taken out of it. */
function EmptyPlan() {
  return (
    <EmptyState title={texts.planPage.empty} text={texts.planPage.emptyText}>
      <Button variant="primary" size="lg" href="/catalog">
        {texts.words.toCatalogue}
      </Button>
    </EmptyState>
  )
}

function NoPlan({ reading: { unread, unreadLines } }: { reading: PlanReading }) {
  const isBare = Object.keys(usePageContext().urlParsed.search).length === 0
  return (
    <EmptyState
      title={isBare ? texts.planPage.title : texts.planPage.none}
      text={
        isBare
          ? texts.planPage.bareText
          : unread.length > 1 || unread.includes('version')
            ? unreadTexts(unread, unreadLines).join(' ')
            : texts.planPage.noneText
      }
    >
      <Button variant="primary" size="lg" href="/cart">
        {texts.words.openCart}
      </Button>
    </EmptyState>
  )
}

/** The things could be read, the dates could not, or there were none yet: a form requests them. */
function PlanWithoutDates({ reading: { plan, unread, unreadLines } }: { reading: PlanReading }) {
  const { s, e } = usePageContext().urlParsed.search
  const isNew = s === undefined && e === undefined
  const unreadable = isNew ? unread.filter((part) => part !== 'dates') : unread
  return (
    <>
      <PageTitle note={positionsText(plan.lines.length)}>{plan.title || texts.planPage.title}</PageTitle>
      {unreadable.length > 0 && (
        <Alert icon={CalendarX} title={texts.planPage.partUnread} className={css.alert}>
          {unreadTexts(unreadable, unreadLines).join(' ')}
        </Alert>
      )}
      <p>{texts.planPage.withoutDates}</p>
      <div className={css.form}>
        <PlanDatesButton plan={plan} variant="primary" size="lg">
          {texts.words.chooseDates}
        </PlanDatesButton>
      </div>
      <noscript>
        {import.meta.env.SSR && (
          <>
            <PlanDatesForm plan={plan} />
            <PlanAdd plan={plan} days={null} />
          </>
        )}
      </noscript>
    </>
  )
}
