import { useState } from 'react'
import { NORM_SET_COUNT } from '#company/norms.ts'
import { texts } from '#company/texts/index.ts'
import { MAX_GUESTS } from '#gateway/rental/quantity.ts'
import { NORMS_PATH } from '#renderer/page/paths.ts'
import { useLazyModule } from '#renderer/runtime/lazyModule.tsx'
import { Stepper } from '#renderer/ui/Stepper.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './Guests.module.css'
import { guestsText } from './solutionContents.ts'
import type { SolutionLine } from './solutionLine.ts'
import type { SolutionSet } from './useSolutionSet.ts'

/** For how many guests the solution is counted, the floor that it takes for its own number, and on demand its things beside the norms. */
export function Guests({ own, set, lines, floorArea, isReady }: GuestsProps) {
  const guests = set.choices.guests ?? own
  const [isCompared, setCompared] = useState(false)
  const Norms = useLazyModule(isCompared, loadNorms, () => location.assign(`${NORMS_PATH}?guests=${guests}`))
  return (
    <div className={css.guests}>
      {isReady ? (
        <Stepper
          label={texts.solution.guestsLabel}
          fieldLabel={texts.howMany.guests}
          value={guests}
          max={MAX_GUESTS}
          onChange={(count) => set.setGuests(count === own ? null : count)}
        />
      ) : (
        <span className={css.place} />
      )}
      <p className={css.words}>
        <b>{texts.howMany.guests}</b>
        <span className="small muted" role="status">
          {guests === own
            ? texts.solution.ownGuests(guestsText(own))
            : texts.solution.recounted(own, guestsText(guests))}
        </span>
        {floorArea !== null && guests === own && (
          <span className="small muted">{texts.setFloor.takes(floorArea)}</span>
        )}
        {NORM_SET_COUNT > 0 && lines && !Norms && (
          <TextLink className="small" aria-busy={isCompared || undefined} onClick={() => setCompared(true)}>
            {texts.solution.compareNorms(guestsText(guests))}
          </TextLink>
        )}
      </p>
      {Norms && lines && <Norms lines={lines} guests={guests} guestsText={guestsText(guests)} set={set} />}
    </div>
  )
}

const loadNorms = async () => (await import('./SetNorms.tsx')).SetNorms

type GuestsProps = {
  /** The solution's own number of guests. */
  own: number
  set: SolutionSet
  /** Null while the catalogue does not answer. */
  lines: readonly SolutionLine[] | null
  /** In square metres; null: not known. */
  floorArea: number | null
  /** True if a press counts already. */
  isReady: boolean
}
