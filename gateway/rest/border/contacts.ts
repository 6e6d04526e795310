import type {
  ContactEmail,
  ContactHours,
  ContactMap,
  ContactPhone,
  Contacts,
  Coordinates,
  Messenger,
  Office,
  Requisite,
} from '../entities.ts'
import { image } from './catalog.ts'
import { link } from './link.ts'
import { between, whole } from './number.ts'
import { list, needed, object, type Shape } from './shape.ts'
import { id, text } from './text.ts'

const coordinates = object<Coordinates>({
  latitude: needed(between(-90, 90)),
  longitude: needed(between(-180, 180)),
})

export const contacts: Shape<Contacts | null> = object<Contacts>(
  {
    legalName: text,
    offices: list(
      object<Office>(
        {
          id: needed(id),
          type: text,
          name: text,
          address: text,
          coordinates,
          metro: text,
          phone: text,
          phoneLink: link,
          email: text,
          hoursText: text,
          description: text,
          image,
        },
        'Office',
      ),
    ),
    phones: list(object<ContactPhone>({ caption: text, number: needed(text), link, hours: text })),
    emails: list(object<ContactEmail>({ caption: text, address: needed(text), link })),
    messengers: list(object<Messenger>({ name: text, title: text, url: needed(link), handle: text })),
    hours: object<ContactHours>({ office: text, warehouse: text, duty: text }),
    map: object<ContactMap>({ zoom: whole(0, 23), type: text, center: coordinates }),
    requisites: list(object<Requisite>({ name: needed(text), value: needed(text) })),
    note: text,
  },
  'Contacts',
)
