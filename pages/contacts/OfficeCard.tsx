import { linkProps } from '#renderer/runtime/links.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { classes } from '#renderer/ui/classes.ts'
import { Facts } from '#renderer/ui/Facts.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { MapPin, Route } from '#renderer/ui/icons.ts'
import list from './FactList.module.css'
import { mapLinks, type Place } from './mapLinks.ts'
import css from './OfficeCard.module.css'
import { ContactLink } from './Phones.tsx'

/** A place that one can come to: where it is, when it is open, how to call there, and the way on a map. */
export function OfficeCard({ office }: { office: Office }) {
  const { name, address, metro, description, hoursText, phone, phoneLink, email } = office
  const map = mapLinks(office)
  return (
    <section className={css.office}>
      <h2 className="h3">{name ?? 'Офис'}</h2>
      {address && <p>{address}</p>}
      {metro && <p className="small muted">{metro}</p>}
      {description && <p className={css.description}>{description}</p>}
      <Facts className={classes(css.facts, list.facts)}>
        {hoursText && (
          <div>
            <dt>Часы</dt>
            <dd>{hoursText}</dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>Телефон</dt>
            <dd>
              <ContactLink href={phoneLink}>{phone}</ContactLink>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>Почта</dt>
            <dd>
              <ContactLink href={`mailto:${email}`}>{email}</ContactLink>
            </dd>
          </div>
        )}
      </Facts>
      {map && (
        <p className={css.map}>
          <Button size="sm" {...linkProps(map.place)} href={map.place} aria-label={label('На карте', name)}>
            <Icon of={MapPin} size={18} />
            На&nbsp;карте
          </Button>
          <Button
            size="sm"
            variant="ghost"
            {...linkProps(map.way)}
            href={map.way}
            aria-label={label('Проложить маршрут', name)}
          >
            <Icon of={Route} size={18} />
            Проложить маршрут
          </Button>
        </p>
      )}
    </section>
  )
}

type Office = Place & {
  name: string | null
  metro?: string | null
  description?: string | null
  hoursText?: string | null
  phone?: string | null
  phoneLink?: string | null
  email?: string | null
}

function label(action: string, name: string | null): string {
  return name ? `${action}: ${name}` : action
}
