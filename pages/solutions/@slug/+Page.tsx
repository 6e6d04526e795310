import { daysText } from '#gateway/rental/dayWord.ts'
import { plural } from '#gateway/rental/plural.ts'
import { Scene } from '#renderer/cards/Scene.tsx'
import { CartLayout } from '#renderer/cart/CartLayout.tsx'
import { useFailedFields } from '#renderer/graphql/useFailedFields.ts'
import { usePageQuery } from '#renderer/graphql/usePageQuery.ts'
import { useReservation } from '#renderer/reservation/useReservation.ts'
import { PrintContacts } from '#renderer/site/PrintContacts.tsx'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { roubles, thousands } from '#renderer/ui/format.ts'
import { Prose } from '#renderer/ui/Prose.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query, { type SolutionDetails } from './+query.ts'
import { ContentsList } from './ContentsList.tsx'
import css from './Page.module.css'
import { SimilarSolutions } from './SimilarSolutions.tsx'
import { SumCard } from './SumCard.tsx'
import { solutionContents } from './solutionContents.ts'

/** One ready-made solution: the scene, what is in it, what of that is free on the dates, and what it costs. */
export default function Page() {
  const solution = usePageQuery(query.solution)?.solution
  return solution ? <Solution key={solution.id} solution={solution} /> : null
}

function Solution({ solution }: { solution: SolutionDetails }) {
  const failed = useFailedFields(query.solution)
  const { days, minOrderDays } = useReservation()
  const length = { days: days ?? minOrderDays, minOrderDays }
  const contents = failed.has('product') ? null : solutionContents(solution.products, length)
  const name = solution.name ?? 'Готовое решение'
  return (
    <>
      <Wrap>
        <Breadcrumbs
          items={[
            { title: 'Главная', href: '/' },
            { title: 'Готовые решения', href: '/solutions' },
            { title: name },
          ]}
        />
        <CartLayout
          cardTitle="Стоимость комплекта"
          card={<SumCard solution={solution} contents={contents} />}
        >
          <Scene
            image={solution.image}
            name={name}
            sizes="(min-width: 1140px) 62vw, 94vw"
            className={css.scene}
            ground
            priority
          />
          <h1 className={css.name}>{name}</h1>
          {solution.description && <p className={css.summary}>{solution.description}</p>}
          <ul className={css.facts}>
            {solution.guests !== null && solution.guests > 0 && (
              <li>На&nbsp;{guestsText(solution.guests)}</li>
            )}
            {contents && contents.total > 0 && (
              <li>
                <b>{roubles(contents.total)}</b> за&nbsp;{daysText(length.days)}
              </li>
            )}
          </ul>
          <ContentsList slug={solution.slug} contents={contents} />
          {solution.text && <Prose html={solution.text} className={css.text} />}
        </CartLayout>
        <PrintContacts />
      </Wrap>
      <SimilarSolutions />
    </>
  )
}

function guestsText(count: number): string {
  return `${thousands(count)}\u00A0${plural(count, ['гостя', 'гостей', 'гостей'])}`
}
