import { link, withCall } from '../values/link.ts'
import { between, whole } from '../values/number.ts'
import { list, object, type ReadOf, required } from '../values/shape.ts'
import { id, text, words } from '../values/text.ts'
import { image } from './catalog.ts'

/** A place on the map, WGS 84, in degrees. */
export const coordinates = object({
  latitude: required(between(-90, 90)),
  longitude: required(between(-180, 180)),
})

/** An office, showroom or warehouse. */
export type Office = ReadOf<typeof office>
export const office = withCall(
  object(
    {
      id: required(id),
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
  'phoneLink',
  'phone',
)

/** A phone of the company. */
export const phone = withCall(
  object({ caption: text, number: required(words), link, hours: text }),
  'link',
  'number',
)

/** An e-mail address of the company; `link` is `mailto:`. */
export const email = object({ caption: text, address: required(words), link })

/** The company in a messenger; `name` is the name of an icon. */
export const messenger = object({ name: text, title: text, url: required(link), handle: text })

/** Working hours in words. */
export const hours = object({ office: text, warehouse: text, duty: text })

/** How to show the map. */
export const map = object({ zoom: whole(0, 23), type: text, center: coordinates })

/** One line of the company's legal and bank details. */
export const requisite = object({ name: required(words), value: required(words) })

/** Contacts of the company. */
export type Contacts = ReadOf<typeof contacts>
export const contacts = object(
  {
    legalName: text,
    offices: list(office),
    phones: list(phone),
    emails: list(email),
    messengers: list(messenger),
    hours,
    map,
    requisites: list(requisite),
    note: text,
  },
  'Contacts',
)
