import { usePageContext } from 'vike-react/usePageContext'
import { readPlan } from '#gateway/rental/plan/readPlan.ts'
import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import { unreadTexts } from '#renderer/plan/planTexts.ts'
import { planView } from '#renderer/plan/planView.ts'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query from './+query.ts'
import { PlanAdd } from './PlanAdd.tsx'
import { PlanDatesForm } from './PlanDatesForm.tsx'
import { PlanFilled } from './PlanFilled.tsx'
import { PlanWithoutDates } from './PlanWithoutDates.tsx'

/** A plan that somebody sent: its things and dates are in the URL, prices and stock are of this moment. */
export default function Page() {
  const { search } = usePageContext().urlParsed
  const reading = readPlan(search)
  const quote = usePageQuery(query.quote)?.rentQuote
  const { plan } = reading
  return (
    <Wrap tall>
      <div className="screen-only">
        <Breadcrumbs items={[{ title: 'Главная', href: '/' }, { title: 'Смета' }]} />
      </div>
      {plan.lines.length === 0 && (
        <>
          {search.l === '' ? (
            <EmptyPlan />
          ) : (
            <NoPlan texts={unreadTexts(reading.unread, reading.unreadLines)} />
          )}
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
  )
}

/** Everything was taken out of it. */
function EmptyPlan() {
  return (
    <EmptyState title="Смета пуста" text="Добавьте в&nbsp;неё предметы&nbsp;— или начните с&nbsp;каталога.">
      <Button variant="primary" size="lg" href="/catalog">
        Перейти в&nbsp;каталог
      </Button>
    </EmptyState>
  )
}

function NoPlan({ texts }: { texts: readonly string[] }) {
  return (
    <EmptyState
      title="Такой сметы нет"
      text={
        texts.length > 1 || texts[0]?.startsWith('Ссылка')
          ? texts.join(' ')
          : 'В\u00A0ссылке опечатка, или скопировалась только её часть. Попросите прислать её ещё раз, или соберите смету сами: она есть в\u00A0корзине.'
      }
    >
      <Button variant="primary" size="lg" href="/catalog">
        Перейти в&nbsp;каталог
      </Button>
    </EmptyState>
  )
}
