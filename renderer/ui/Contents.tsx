import { texts } from '#company/texts/index.ts'
import css from './Contents.module.css'
import type { TextHeading } from './richText.ts'
import { useCurrentSection } from './useCurrentSection.ts'

/**
 * The contents of a text: links to its headings, with the one that is being read marked. On narrow screens folded. Nothing for
 * fewer than two headings.
 */
export function Contents({ headings }: { headings: readonly TextHeading[] }) {
  const current = useCurrentSection(headings.map(({ id }) => id)) ?? headings[0]?.id
  if (headings.length < 2) return null
  const links = (
    <ol className={css.list}>
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} data-title={title} aria-current={id === current ? 'true' : undefined}>
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav className={css.contents} aria-label={texts.ui.contents}>
      <div className={css.beside}>{links}</div>
      <details className={css.folded}>
        <summary>{texts.ui.contents}</summary>
        {links}
      </details>
    </nav>
  )
}
