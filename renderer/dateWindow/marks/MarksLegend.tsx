import { texts } from '#company/texts/index.ts'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './MarksLegend.module.css'
import type { ShownMarks } from './useDayMarks.ts'

/** The legend of the marks that are under days, or a note that they are not available now; as high in either case. */
export function MarksLegend({ marks, hasFailed, retry, isOne }: MarksLegendProps) {
  const looks = new Set([...marks.values()].map(({ look }) => look))
  const words = {
    lack: isOne ? texts.dayMarks.lackOfOne : texts.dayMarks.lack,
    shut: isOne ? texts.dayMarks.taken : texts.dayMarks.shut,
    unknown: texts.dayMarks.unknown,
  }
  return (
    <div className={css.legend}>
      <p role="status">
        {hasFailed && (
          <>
            {texts.dayMarks.notLoaded}
            <TextLink onClick={retry}>{texts.words.retry}</TextLink>
          </>
        )}
      </p>
      {!hasFailed &&
        LOOKS.filter((look) => looks.has(look)).map((look) => (
          <span key={look}>
            <i className={css[look]} />
            {words[look]}
          </span>
        ))}
    </div>
  )
}

const LOOKS = ['lack', 'shut', 'unknown'] as const

type MarksLegendProps = Omit<ShownMarks, 'hasLines'> & {
  /** The marks are for one product, not for a cart. */
  isOne: boolean
}
