import { usePageContext } from 'vike-react/usePageContext'
import { readPlan } from '#gateway/rental/plan/readPlan.ts'
import { usePageQuery } from '#renderer/graphql/usePageQuery.ts'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query from './+query.ts'
import { PlanFilled } from './PlanFilled.tsx'
import { PlanWithoutDates } from './PlanWithoutDates.tsx'
import { unreadTexts } from './planTexts.ts'
import { planView } from './planView.ts'

/** A plan that somebody sent: its things and dates are in the address, prices and stock are of this moment. */
export default function Page() {
  const reading = readPlan(usePageContext().urlParsed.search)
  const quote = usePageQuery(query.quote)?.rentQuote
  const { plan } = reading
  return (
    <Wrap tall>
      <div className="screen-only">
        <Breadcrumbs items={[{ title: 'Главная', href: '/' }, { title: 'Смета' }]} />
      </div>
      {plan.lines.length === 0 && <NoPlan texts={unreadTexts(reading.unread, reading.unreadLines)} />}
      {plan.lines.length > 0 && !quote && <PlanWithoutDates reading={reading} />}
      {plan.lines.length > 0 && quote && <PlanFilled reading={reading} view={planView(plan, quote)} />}
    </Wrap>
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
