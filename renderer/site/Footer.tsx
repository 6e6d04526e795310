import { useId } from 'react'
import { linkProps } from '#renderer/navigation/links.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { DayScale } from './DayScale.tsx'
import css from './Footer.module.css'
import { type FooterColumn, footerButtons, footerColumns } from './footerLinks.ts'
import { DEFAULT_NAVIGATION, frameLinks } from './navigationLinks.ts'
import type { SiteSettings } from './settingsQuery.ts'
import { workingDay } from './workingDay.ts'

/** The footer, at night: the 24 hours of a day, how to reach the shop, and where else to go. */
export function Footer({ settings }: { settings: SiteSettings | null }) {
  const footer = settings?.footer
  const columns = footer
    ? footerColumns(footer)
    : [{ title: 'Разделы', links: frameLinks(DEFAULT_NAVIGATION) }]
  return (
    <footer className={`night ${css.footer}`}>
      <Wrap>
        <DayScale day={workingDay(settings?.workingHours ?? null)} />
        <div className={css.columns}>
          <Reach settings={settings} />
          {columns.map((column) => (
            <LinkColumn key={column.title} {...column} />
          ))}
        </div>
        <div className={css.low}>
          <p>{footer?.copyright ?? `© «${settings?.brand ?? 'Сутки'}»`}</p>
          {frameLinks(footer?.bottomLinks ?? []).map(({ title, link }) => (
            <a key={link.href} {...link}>
              {title}
            </a>
          ))}
        </div>
      </Wrap>
    </footer>
  )
}

function Reach({ settings }: { settings: SiteSettings | null }) {
  const phone = settings?.header.phone
  const call = linkProps(phone?.link)
  return (
    <div className={css.reach}>
      {phone?.number && call && (
        <a {...call} className={css.phone}>
          {phone.number}
        </a>
      )}
      <address className={css.address}>
        {settings?.footer.address}
        {settings?.workingHours?.caption && <p>{settings.workingHours.caption}</p>}
      </address>
      {settings && (
        <div className={css.buttons}>
          {footerButtons(settings.footer).map(({ title, link, isPrimary }) => (
            <Button key={title} size="sm" variant={isPrimary ? 'primary' : 'night'} {...link}>
              {title}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

function LinkColumn({ title, links }: FooterColumn) {
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId} className={css.column}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {links.map(({ title: name, link }) => (
          <li key={link.href}>
            <a {...link}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
