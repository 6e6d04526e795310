import { NORM_SET_COUNT } from '#company/norms.ts'
import { texts } from '#company/texts/index.ts'
import { MAX_GUESTS } from '#gateway/rental/guests.ts'
import { NORMS_PATH } from '#gateway/rental/normsUrl.ts'
import { Stepper } from '#renderer/ui/Stepper.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './Guests.module.css'
import { guestsText } from './solutionContents.ts'
import type { SolutionSet } from './useSolutionSet.ts'

/** For how many guests the solution is counted, and the floor that it takes for its own number. */
export function Guests({ own, set, floorArea, isReady }: GuestsProps) {
  const guests = set.choices.guests ?? own
  return (
    <div className={css.guests}>
      {isReady ? (
        <Stepper
          label={texts.solutionSet.guests}
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
            ? texts.solutionSet.ownGuests(guestsText(own))
            : texts.solutionSet.recounted(own, guestsText(guests))}
        </span>
        {floorArea !== null && guests === own && (
          <span className="small muted">{texts.setFloor.takes(floorArea)}</span>
        )}
        {NORM_SET_COUNT > 0 && (
          <TextLink className="small" href={`${NORMS_PATH}?guests=${guests}`}>
            {texts.solutionSet.compareNorms(guestsText(guests))}
          </TextLink>
        )}
      </p>
    </div>
  )
}

type GuestsProps = {
  /** The solution's own number of guests. */
  own: number
  set: SolutionSet
  /** In square metres; null: not known. */
  floorArea: number | null
  /** Whether a press counts already. */
  isReady: boolean
}
