import { useState } from 'react'
import { HAS_GUESTS } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import { isGuests } from '#gateway/rental/quantity.ts'
import { partsNamedApart } from '#gateway/rental/sameNames.ts'
import type { SolutionCardData } from '#renderer/cards/fragments.ts'
import { Scene } from '#renderer/cards/Scene.tsx'
import { SolutionGrid } from '#renderer/cards/SolutionGrid.tsx'
import { CartLayout } from '#renderer/cart/CartLayout.tsx'
import { useCartHydrated } from '#renderer/cart/cartStore.ts'
import { useSetSums } from '#renderer/cart/useSetSums.ts'
import { DatedPart } from '#renderer/dates/DatedPart.tsx'
import { useDates } from '#renderer/dates/useDates.ts'
import { OptionalBlock } from '#renderer/page/OptionalBlock.tsx'
import { useFailedFields } from '#renderer/page/useFailedFields.ts'
import { usePageBlock, usePageQuery } from '#renderer/page/usePageQuery.ts'
import { useLazyModule } from '#renderer/runtime/lazyModule.tsx'
import { PrintContacts } from '#renderer/settings/PrintContacts.tsx'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { roubles } from '#renderer/ui/format.ts'
import { Prose } from '#renderer/ui/Prose.tsx'
import { Section } from '#renderer/ui/SectionHeader.tsx'
import { useRestoreFocus } from '#renderer/ui/useRestoreFocus.ts'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query, { type SolutionDetails } from './+query.ts'
import { ContentsList } from './ContentsList.tsx'
import { Guests } from './Guests.tsx'
import css from './Page.module.css'
import { SumCard } from './SumCard.tsx'
import { guestsText, nameForGuests, solutionContents, wantedLines } from './solutionContents.ts'
import { useSolutionSet } from './useSolutionSet.ts'

/** One ready-made solution: the scene, what is in it, what of that is free on the dates, and what it costs. */
export default function Page() {
  const solution = usePageQuery(query.solution)?.solution
  return solution ? <Solution key={solution.id} solution={solution} /> : null
}

function Solution({ solution }: { solution: SolutionDetails }) {
  const failed = useFailedFields(query.solution)
  const { period, days, minOrderDays } = useDates()
  const length = { days: days ?? minOrderDays ?? 1, minOrderDays }
  const set = useSolutionSet(period)
  const isHydrated = useCartHydrated()
  const [isFailed, setFailed] = useState(false)
  // All of them are about the visitor's dates.
  const parts = useLazyModule(period !== null && !isFailed, loadSetParts, () => setFailed(true))
  const retried = useRestoreFocus<HTMLDivElement>(String(isFailed))
  const { guests } = solution
  const wanted = failed.has('product')
    ? null
    : wantedLines(partsNamedApart(solution.products), { guests, choices: set.choices })
  const quote = useSetSums(wanted?.map(({ productId: id, takes }) => ({ id, takes })) ?? [], period)
  const contents = wanted && solutionContents(wanted, length, quote)
  const isAsked = period !== null && quote === 'asked'
  const guestCount = set.choices.guests ?? guests
  const name = nameForGuests(solution.name ?? texts.places.solution, guests, set.choices.guests)
  return (
    <>
      <Wrap>
        <Breadcrumbs
          items={[{ title: texts.frame.solutions, href: '/solutions' }, { title: solution.name ?? name }]}
        />
        <DatedPart isDated={isAsked} isAsked={isAsked}>
          <CartLayout
            cardTitle={texts.solution.sumTitle}
            card={<SumCard solution={solution} contents={contents} set={set} parts={parts} />}
          >
            <Scene
              image={solution.image}
              name={name}
              sizes="(min-width: 1140px) 62vw, calc(100vw - 32px)"
              className={`screen-only ${css.scene}`}
              ground
              priority
            />
            <h1 className={css.name}>{name}</h1>
            {solution.description && <p className={css.summary}>{solution.description}</p>}
            {solution.description && guests !== null && guestCount !== guests && (
              <p className="small muted">{texts.solution.describedFor(guestsText(guests))}</p>
            )}
            <ul className={css.facts}>
              {guestCount !== null && guestCount > 0 && (
                <li>{texts.solution.forGuests(guestsText(guestCount))}</li>
              )}
              {contents && contents.total > 0 && (
                <li>
                  <b>{roubles(contents.total)}</b> <span>{texts.solution.sumFor(daysText(length.days))}</span>
                </li>
              )}
            </ul>
            {HAS_GUESTS && isGuests(guests) && (
              <div className={`screen-only needs-scripts ${css.guests}`}>
                <Guests
                  own={guests}
                  set={set}
                  lines={contents?.lines ?? null}
                  floorArea={solution.floorArea}
                  isReady={isHydrated}
                />
              </div>
            )}
            <div ref={retried} tabIndex={-1}>
              {isFailed && (
                <Alert title={texts.solution.buttonsFailed} live>
                  <Button size="sm" onClick={() => setFailed(false)}>
                    {texts.words.retry}
                  </Button>
                </Alert>
              )}
            </div>
            <ContentsList slug={solution.slug} contents={contents} set={set} parts={parts} />
            {solution.text && <Prose html={solution.text} className={`screen-only ${css.text}`} />}
          </CartLayout>
        </DatedPart>
        <PrintContacts />
      </Wrap>
      <SimilarSolutions />
    </>
  )
}

const loadSetParts = async () => (await import('./setParts.tsx')).setParts

/** Solutions like the page's own; nothing where there are none. */
function SimilarSolutions() {
  return (
    <OptionalBlock block={usePageBlock(query.similar)} title={texts.solution.similarFailed}>
      {({ solution }) => <Similar solutions={solution?.similar ?? []} />}
    </OptionalBlock>
  )
}

function Similar({ solutions }: { solutions: readonly SolutionCardData[] }) {
  if (solutions.length === 0) return null
  return (
    <Section
      title={texts.solution.similar}
      moreTitle={texts.places.allSolutions}
      moreHref="/solutions"
      className="screen-only"
    >
      <SolutionGrid solutions={solutions} />
    </Section>
  )
}
