import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './MarksLegend.module.css'
import type { ShownMarks } from './useDayMarks.ts'

/** What the marks under the days mean, or that they are not available now; as high in either case. */
export function MarksLegend({ marks, hasFailed, retry }: Omit<ShownMarks, 'hasLines'>) {
  const hasUnknown = [...marks.values()].some(({ look }) => look === 'unknown')
  return (
    <div className={css.legend} role="status">
      {hasFailed ? (
        <p>
          Что свободно по&nbsp;дням, не&nbsp;загрузилось. <TextLink onClick={retry}>Повторить</TextLink>
        </p>
      ) : (
        <>
          <span>
            <i className={css.lack} />
            чего-то меньше, чем нужно
          </span>
          <span>
            <i className={css.shut} />
            что-то занято
          </span>
          {hasUnknown && (
            <span>
              <i className={css.unknown} />
              уточняем
            </span>
          )}
        </>
      )}
    </div>
  )
}
