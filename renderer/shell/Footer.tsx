import { useId } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { ALTERNATES, HAS_ALTERNATES, NAME } from '#company/constants.ts'
import { texts } from '#company/texts/index.ts'
import { useMyOrders } from '#renderer/cart/myOrders.ts'
import { FeedbackButton } from '#renderer/feedback/FeedbackButton.tsx'
import { encodedPath } from '#renderer/page/paths.ts'
import { DayScale } from '#renderer/settings/DayScale.tsx'
import { useCallLink, useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { workingDay } from '#renderer/settings/workingDay.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import css from './Footer.module.css'
import { type FooterColumn, footerButtons, footerColumns } from './footerLinks.ts'
import { DEFAULT_NAVIGATION, frameLinks } from './navigationLinks.ts'

/** The footer, at night: the 24 hours of a day where the shop's are known, how to reach the shop, and where else to go. */
export function Footer() {
  const settings = useSiteSettings()
  const footer = settings?.footer
  const day = workingDay(settings?.workingHours ?? null)
  const columns = footer
    ? footerColumns(footer)
    : [{ title: texts.words.sections, links: frameLinks(DEFAULT_NAVIGATION) }]
  return (
    <footer className={`night screen-only ${css.footer}`}>
      <Wrap>
        {day && <DayScale day={day} />}
        <div className={css.columns}>
          <Reach />
          {columns.map((column) => (
            <LinkColumn key={column.title} {...column} />
          ))}
        </div>
        <div className={css.low}>
          <p>
            {footer?.copyright ??
              `© ${texts.frame.beforeName}${settings?.brand ?? NAME}${texts.frame.afterName}`}
          </p>
          {frameLinks(footer?.bottomLinks ?? []).map(({ title, link }) => (
            <a key={link.href} {...link}>
              {title}
            </a>
          ))}
          <MyOrdersLink />
          {HAS_ALTERNATES && <LanguageLinks />}
        </div>
      </Wrap>
    </footer>
  )
}

function Reach() {
  const settings = useSiteSettings()
  const call = useCallLink()
  return (
    <div className={css.reach}>
      {call && (
        <a {...call.link} className={css.phone}>
          {call.number}
        </a>
      )}
      <address className={css.address}>
        <span>{settings?.footer.address}</span>
        {settings?.workingHours?.caption && <p>{settings.workingHours.caption}</p>}
      </address>
      {settings && (
        <div className={css.buttons}>
          {footerButtons(settings.footer).map(({ title, link, isPrimary, isFeedback }) => {
            const look = { size: 'sm', variant: isPrimary ? 'primary' : 'night', children: title } as const
            return isFeedback ? (
              <FeedbackButton key={title} {...look} />
            ) : (
              <Button key={title} {...look} {...link} />
            )
          })}
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

/** For a device on which an order was made. */
function MyOrdersLink() {
  const { orders } = useMyOrders()
  return orders.length > 0 && <a href="/my-order">{texts.words.myOrders}</a>
}

/** This page in the company's other languages. Without parameters: the page may have been stored for another visitor's. */
function LanguageLinks() {
  const { urlPathname } = usePageContext()
  return ALTERNATES.map(({ language, url, name }) => (
    <a key={language} href={url + encodedPath(urlPathname)} hrefLang={language} lang={language}>
      {name}
    </a>
  ))
}
