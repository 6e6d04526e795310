import { usePageContext } from 'vike-react/usePageContext'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { DatesForm } from './DatesForm.tsx'
import { currentness, DEFAULT_NAVIGATION, frameLinks } from './navigationLinks.ts'
import { SearchForm } from './SearchForm.tsx'
import type { SiteSettings } from './settingsQuery.ts'
import css from './WithoutScripts.module.css'

/** What the header's buttons do, without scripts: the menu, the search and the dates as plain HTML. For `<noscript>`. */
export function ScriptFreeTools({ settings }: { settings: SiteSettings | null }) {
  const path = usePageContext().urlPathname
  const given = frameLinks(settings?.header.navigation ?? [])
  const links = given.length > 0 ? given : frameLinks(DEFAULT_NAVIGATION)
  const hasOwnDates = /^\/plan(\/|$)/.test(path)
  const needsScripts = /^\/(cart|order)(\/|$)/.test(path)
  return (
    <Wrap className={css.tools}>
      <details className={css.menu}>
        <summary>Меню</summary>
        <nav aria-label="Меню">
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
      {!hasOwnDates && <DatesForm />}
      {needsScripts && (
        <p>
          Корзина и&nbsp;оформление работают только с&nbsp;JavaScript. Включите его в&nbsp;настройках браузера
          {settings?.header.phone?.number &&
            ` или закажите по\u00A0телефону: ${settings.header.phone.number}`}
          .
        </p>
      )}
    </Wrap>
  )
}
