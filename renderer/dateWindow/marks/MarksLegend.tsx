import { texts } from '#company/texts/index.ts'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './MarksLegend.module.css'
import type { ShownMarks } from './useDayMarks.ts'

/** The legend of the marks under the days, or a note that they are not available now; as high in either case. */
export function MarksLegend({ marks, hasFailed, retry, isOne }: MarksLegendProps) {
  const hasUnknown = [...marks.values()].some(({ look }) => look === 'unknown')
  return (
    <div className={css.legend} role="status">
      {hasFailed ? (
        <p>
          {texts.dayMarks.notLoaded}
          <TextLink onClick={retry}>{texts.words.retry}</TextLink>
        </p>
      ) : (
        <>
          <span>
            <i className={css.lack} />
            {isOne ? texts.dayMarks.lackOfOne : texts.dayMarks.lack}
          </span>
          <span>
            <i className={css.shut} />
            {isOne ? texts.dayMarks.taken : texts.dayMarks.shut}
          </span>
          {hasUnknown && (
            <span>
              <i className={css.unknown} />
              {texts.dayMarks.unknown}
            </span>
          )}
        </>
      )}
    </div>
  )
}

type MarksLegendProps = Omit<ShownMarks, 'hasLines'> & {
  /** The marks are for one product, not for a cart. */
  isOne: boolean
}
