import { texts } from '#company/texts/index.ts'
import { Scene } from '#renderer/cards/Scene.tsx'
import { linkProps } from '#renderer/runtime/links.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { classes } from '#renderer/ui/classes.ts'
import { Fact, Facts } from '#renderer/ui/Facts.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { MapPin, Route } from '#renderer/ui/icons.ts'
import type { ContactDetails } from './+query.ts'
import list from './FactList.module.css'
import { ContactLink } from './FactList.tsx'
import { mapLinks, type Place } from './mapLinks.ts'
import css from './OfficeCard.module.css'

/** A place that one can come to: where it is, when it is open, how to call there, and the way on a map. */
export function OfficeCard({ office }: { office: Office }) {
  const { name, image, address, metro, description, hoursText, phone, phoneLink, email } = office
  const map = mapLinks(office)
  return (
    <section className={css.office}>
      {image && (
        <Scene
          image={image}
          name={name ?? ''}
          sizes="(min-width: 996px) 40vw, 100vw"
          className={css.picture}
        />
      )}
      <h2 className="h3">{name ?? texts.contacts.office}</h2>
      {address && <p>{address}</p>}
      {metro && <p className="small muted">{metro}</p>}
      {description && <p className={css.description}>{description}</p>}
      <Facts className={classes(css.facts, list.facts)}>
        {hoursText && <Fact name={texts.contacts.hours}>{hoursText}</Fact>}
        {phone && (
          <Fact name={texts.contacts.phone}>
            <ContactLink href={phoneLink}>{phone}</ContactLink>
          </Fact>
        )}
        {email && (
          <Fact name={texts.contacts.email}>
            <ContactLink href={`mailto:${email}`}>{email}</ContactLink>
          </Fact>
        )}
      </Facts>
      {map && (
        <p className={`screen-only ${css.map}`}>
          <Button
            size="sm"
            {...linkProps(map.place)}
            href={map.place}
            aria-label={label(texts.contacts.onMap, name)}
          >
            <Icon of={MapPin} size={18} />
            {texts.contacts.onMap}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            {...linkProps(map.way)}
            href={map.way}
            aria-label={label(texts.contacts.route, name)}
          >
            <Icon of={Route} size={18} />
            {texts.contacts.route}
          </Button>
        </p>
      )}
    </section>
  )
}

type Office = Place & Partial<ContactDetails['offices'][number]>

function label(action: string, name: Office['name']): string {
  return name ? `${action}: ${name}` : action
}
