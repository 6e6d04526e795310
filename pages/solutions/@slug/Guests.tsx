import { MAX_GUESTS } from '#gateway/rental/guests.ts'
import { plural } from '#gateway/rental/plural.ts'
import { Stepper } from '#renderer/ui/Stepper.tsx'
import css from './Guests.module.css'
import { guestsText } from './solutionContents.ts'
import type { SolutionSet } from './useSolutionSet.ts'

/** For how many guests the solution is counted. */
export function Guests({ own, set }: { own: number; set: SolutionSet }) {
  const guests = set.choices.guests ?? own
  return (
    <div className={css.guests}>
      <Stepper
        label="гости"
        value={guests}
        max={MAX_GUESTS}
        onChange={(wanted) => set.setGuests(wanted === own ? null : wanted)}
      />
      <p className={css.words}>
        <b>{plural(guests, ['гость', 'гостя', 'гостей'])}</b>
        <span className="small muted" role="status">
          {guests === own
            ? `Комплект собран на\u00A0${guestsText(own)}`
            : `Было ${own}: пересчитали то, чего хотя бы по\u00A0штуке на\u00A0десятерых. Поправьте любую строку`}
        </span>
      </p>
    </div>
  )
}
