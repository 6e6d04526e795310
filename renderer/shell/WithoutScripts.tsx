import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import { PLAN_PATH } from '#gateway/rental/plan/plan.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { DatesForm } from './DatesForm.tsx'
import { currentness, menuLinks } from './navigationLinks.ts'
import { SearchForm } from './SearchForm.tsx'
import css from './WithoutScripts.module.css'

/**
 * Below the header where scripts do not run. The server alone draws it, so it costs the others no script; what it replaces
 * has the class `needs-scripts`.
 */
export function WithoutScripts() {
  return <noscript className={css.strip}>{import.meta.env.SSR && <ScriptFreeTools />}</noscript>
}

/** The header's tools without scripts: the menu, the search and the dates as plain HTML. For `<noscript>`. */
function ScriptFreeTools() {
  const { urlPathname: path, urlParsed, config } = usePageContext()
  const links = menuLinks(useSiteSettings())
  const { l: lines } = urlParsed.search
  const { period } = useDates()
  return (
    <Wrap className={css.tools}>
      <details className={css.menu}>
        <summary>{texts.words.menu}</summary>
        <nav aria-label={texts.words.menu}>
          <ul className={css.links}>
            {links.map(({ title, link }) => (
              <li key={link.href}>
                <a {...link} aria-current={currentness(link.href, path)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </details>
      <div className={css.search}>
        <SearchForm />
      </div>
      {!config.hasOwnDates && <DatesForm />}
      {config.needsScripts && !lines && (
        <p>
          {texts.frame.cartNeedsScripts}
          <TextLink href={planStart(period)}>{texts.frame.startPlan}</TextLink>
        </p>
      )}
    </Wrap>
  )
}

function planStart(period: Period | null): string {
  return `${PLAN_PATH}?${new URLSearchParams({ ...(period && { s: period.start, e: period.end }), l: '' })}`
}
