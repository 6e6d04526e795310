import { useState } from 'react'
import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import { AlternativeList } from '#renderer/alternatives/AlternativeList.tsx'
import type { RequestedUnits } from '#renderer/alternatives/requestedUnits.ts'
import type { Alternative } from '#renderer/alternatives/useAlternatives.ts'
import { useAlternatives } from '#renderer/alternatives/useAlternatives.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { FailedBlock } from '#renderer/ui/FailedBlock.tsx'
import { periodInSentence, unitsText } from '#renderer/ui/format.ts'
import { useRestoreFocus } from '#renderer/ui/useRestoreFocus.ts'
import css from './LineDecision.module.css'
import type { SolutionLine } from './solutionLine.ts'
import type { SolutionSet } from './useSolutionSet.ts'

/** The possible decisions about a line of which there is less than is requested, or the way to take such a decision back. */
export function LineDecision({ line, set, isWaiting, taken, period }: LineDecisionProps) {
  const [isOpen, setOpen] = useState(false)
  const { lineId, stock, free, choice, product, insteadOf } = line
  const name = product?.name ?? texts.places.product
  const back = backText(choice)
  const place = useRestoreFocus<HTMLDivElement>(choice?.kind ?? 'open', 'button')
  return (
    <div ref={place} className="buttons">
      {stock === 'part' && (
        <Button
          size="sm"
          aria-label={`${texts.solutionSet.take(unitsText(free))}: ${name}`}
          onClick={() => set.decide(lineId, { kind: 'part', quantity: free })}
        >
          {texts.solutionSet.take(free)}
        </Button>
      )}
      {isWaiting && (
        <Button
          size="sm"
          aria-expanded={isOpen}
          aria-label={`${texts.solutionSet.replace}: ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.solutionSet.replace}
        </Button>
      )}
      {isWaiting && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${texts.solutionSet.leave}: ${name}`}
          onClick={() => set.decide(lineId, { kind: 'leave' })}
        >
          {texts.solutionSet.leave}
        </Button>
      )}
      {back && (
        <Button
          variant="ghost"
          size="sm"
          className={css.back}
          aria-label={`${back}: ${insteadOf?.name ?? name}`}
          onClick={() => set.decide(lineId, null)}
        >
          {back}
        </Button>
      )}
      {isOpen && isWaiting && (
        <Replacements
          requested={{ productId: line.productId, quantity: line.quantity }}
          name={name}
          period={period}
          taken={taken}
          onPick={(item) => {
            setOpen(false)
            const images = item.images.map(({ original }) => ({ original, caption: null }))
            set.decide(lineId, { kind: 'replace', product: { ...item, owned: item.stock, images } })
          }}
        />
      )}
    </div>
  )
}

function backText(choice: SolutionLine['choice']): string | null {
  if (!choice || choice.kind === 'units') return null
  return choice.kind === 'replace' ? texts.solutionSet.restoreFormer : texts.solutionSet.restore
}

export type LineDecisionProps = {
  line: SolutionLine
  set: SolutionSet
  /** True if there is less of it than is requested. */
  isWaiting: boolean
  /** The products that the solution has already: none of them is offered as a replacement. */
  taken: ReadonlySet<string>
  period: Period
}

type ReplacementsProps = {
  requested: RequestedUnits
  name: string
  period: Period
  taken: ReadonlySet<string>
  onPick: (item: Alternative) => void
}

function Replacements({ requested, name, period, taken, onPick }: ReplacementsProps) {
  const answer = useAlternatives(requested, period)
  const items = answer.state === 'found' ? answer.items.filter(({ id }) => !taken.has(id)) : []
  return (
    <section
      className={css.replacements}
      aria-label={`${texts.solutionSet.replace}: ${name}`}
      aria-busy={answer.state === 'loading' || undefined}
    >
      <p className="small muted" role="status">
        {answer.state === 'loading' && <span>{texts.solutionSet.searching}</span>}
        {answer.state === 'found' && (
          <span>
            {items.length > 0
              ? texts.solutionSet.freeOn(periodInSentence(period), unitsText(requested.quantity))
              : texts.solutionSet.noneSimilar}
          </span>
        )}
      </p>
      {answer.state === 'failed' && (
        <FailedBlock size="part" title={texts.solutionSet.similarFailed} onRetry={answer.retry} />
      )}
      {items.length > 0 && (
        <AlternativeList
          items={items}
          quantity={requested.quantity}
          period={period}
          action={texts.solutionSet.put}
          onPick={onPick}
        />
      )}
    </section>
  )
}
