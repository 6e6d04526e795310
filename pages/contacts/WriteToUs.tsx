import { HAS_DELIVERY } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import { FeedbackForm } from '#renderer/feedback/FeedbackForm.tsx'
import { linkProps } from '#renderer/runtime/links.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { MessageCircle } from '#renderer/ui/icons.ts'
import type { ContactDetails } from './+query.ts'
import { ContactLink } from './FactList.tsx'
import css from './WriteToUs.module.css'

/** «Напишите нам»: the form and messengers, where the links to `#feedback` lead; without scripts and addresses, the phone. */
export function WriteToUs({ messengers, phone }: WriteToUsProps) {
  const chats = messengers.flatMap(({ title, handle, url }) => {
    const link = linkProps(url)
    return link ? [{ name: title ?? handle ?? link.href, link }] : []
  })
  return (
    <section id="feedback" className={css.panel} aria-labelledby="feedback-title">
      <h2 id="feedback-title" className="h2">
        {texts.contacts.write}
      </h2>
      <p className={`screen-only ${css.text}`}>
        {HAS_DELIVERY ? texts.contacts.writeText : texts.contacts.writeTextWithoutDelivery}
      </p>
      <FeedbackForm />
      {chats.length === 0 && phone?.number && phone.link && (
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
            <Button key={link.href} {...link}>
              <Icon of={MessageCircle} size={18} />
              {name}
            </Button>
          ))}
        </p>
      )}
    </section>
  )
}

type WriteToUsProps = Pick<ContactDetails, 'messengers'> & {
  /** Null where there is an address to write to. */
  phone: { number: string | null; link: string | null } | null
}
