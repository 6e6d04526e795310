import { HAS_DELIVERY } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import { FeedbackForm } from '#renderer/feedback/FeedbackForm.tsx'
import { linkProps } from '#renderer/runtime/links.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Fact, Facts } from '#renderer/ui/Facts.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { MessageCircle } from '#renderer/ui/icons.ts'
import type { ContactDetails } from './+query.ts'
import list from './FactList.module.css'
import { ContactLink } from './FactList.tsx'
import css from './WriteToUs.module.css'

/** «Напишите нам»: the form, messengers and mail, where the links to `#feedback` lead; without scripts and addresses, the phone. */
export function WriteToUs({ emails, messengers, phone }: WriteToUsProps) {
  const chats = messengers.flatMap(({ title, handle, url }) => {
    const link = linkProps(url)
    return link ? [{ name: title ?? handle ?? link.href, link }] : []
  })
  const hasAddress = chats.length > 0 || emails.length > 0
  return (
    <section id="feedback" className={css.panel} aria-labelledby="feedback-title">
      <h2 id="feedback-title" className="h2">
        {texts.contacts.write}
      </h2>
      <p className={`screen-only ${css.text}`}>
        {HAS_DELIVERY ? texts.contacts.writeText : texts.contacts.writeTextWithoutDelivery}
      </p>
      <FeedbackForm />
      {!hasAddress && phone?.number && phone.link && (
        <noscript>
          <p>
            {texts.contacts.call}
            <ContactLink href={phone.link}>{phone.number}</ContactLink>
          </p>
        </noscript>
      )}
      {chats.length > 0 && (
        <p className="screen-only buttons">
          {chats.map(({ name, link }) => (
            <Button key={link.href} variant="ink" {...link}>
              <Icon of={MessageCircle} size={18} />
              {name}
            </Button>
          ))}
        </p>
      )}
      {emails.length > 0 && (
        <Facts className={list.facts}>
          {emails.map(({ caption, address, link }) => (
            <Fact key={address} name={caption ?? texts.contacts.email}>
              <ContactLink href={link ?? `mailto:${address}`}>{address}</ContactLink>
            </Fact>
          ))}
        </Facts>
      )}
    </section>
  )
}

type WriteToUsProps = Pick<ContactDetails, 'emails' | 'messengers'> & {
  phone: { number: string | null; link: string | null } | null
}
