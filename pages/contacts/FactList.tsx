import { texts } from '#company/texts/index.ts'
import { linkProps } from '#renderer/runtime/links.ts'
import { Fact, Facts } from '#renderer/ui/Facts.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import type { ContactDetails } from './+query.ts'
import css from './FactList.module.css'

/** Whom to call about what, and when. Nothing without phones. */
export function Phones({ phones }: Pick<ContactDetails, 'phones'>) {
  if (phones.length === 0) return null
  return (
    <section className={css.list} aria-labelledby="phones">
      <h2 id="phones" className="h3">
        {texts.contacts.phones}
      </h2>
      <Facts className={css.facts}>
        {phones.map(({ caption, number, link, hours }) => (
          <Fact key={number} name={caption ?? texts.contacts.phone}>
            <ContactLink href={link}>{number}</ContactLink>
            {hours && <p className="small muted">{hours}</p>}
          </Fact>
        ))}
      </Facts>
    </section>
  )
}

/** A phone number or an address as a link; plain text where the link is missing or not safe. */
export function ContactLink({ href, children }: { href: string | null | undefined; children: string }) {
  const link = linkProps(href)
  if (!link) return children
  return (
    <TextLink {...link} className={css.link}>
      {children}
    </TextLink>
  )
}

/** Legal and bank details, and what the company remarks. Nothing without either. */
export function Requisites({ lines, note }: RequisitesProps) {
  if (lines.length === 0 && !note) return null
  return (
    <section className={css.list} aria-labelledby="requisites">
      <h2 id="requisites" className="h3">
        {texts.contacts.requisites}
      </h2>
      <Facts className={css.facts}>
        {lines.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
      {note && <p className="small muted">{note}</p>}
    </section>
  )
}

type RequisitesProps = { lines: ContactDetails['requisites']; note: string | null }
