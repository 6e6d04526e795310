import { NORM_SET_COUNT } from '#company/norms.ts'
import { MAX_GUESTS } from '#gateway/rental/guests.ts'
import { NORMS_PATH } from '#gateway/rental/normsUrl.ts'
import { Stepper } from '#renderer/ui/Stepper.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
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
        fieldLabel="Сколько гостей"
        value={guests}
        max={MAX_GUESTS}
        onChange={(count) => set.setGuests(count === own ? null : count)}
      />
      <p className={css.words}>
        <b>Сколько гостей</b>
        <span className="small muted" role="status">
          {guests === own
            ? `Комплект собран на\u00A0${guestsText(own)}`
            : `Пересчитали с\u00A0${own} на\u00A0${guestsText(guests)} стулья, столы и\u00A0посуду. Остальное не\u00A0меняли: поправьте, если нужно`}
        </span>
        {NORM_SET_COUNT > 0 && (
          <TextLink className="small" href={`${NORMS_PATH}?guests=${guests}`}>
            Сравнить с&nbsp;нормами на&nbsp;{guestsText(guests)}
          </TextLink>
        )}
      </p>
    </div>
  )
}
