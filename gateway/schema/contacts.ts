import { restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { shapeType } from '../context/shapeType.ts'
import {
  contacts,
  coordinates,
  email,
  hours,
  map,
  messenger,
  office,
  phone,
  requisite,
} from '../rest/shapes/contacts.ts'
import { ImageRef } from './image.ts'

const CoordinatesRef = shapeType('Coordinates', coordinates, 'A place on the map, WGS 84, latitude first.', {
  latitude: 'Degrees north, -90 to 90.',
  longitude: 'Degrees east, -180 to 180.',
})

const OfficeRef = shapeType('Office', office, 'An office, showroom or warehouse: an entry of `offices`.', {
  id: 'Identifier at the content service.',
  type: 'Kind of place, for example `shop` or `warehouse`.',
  name: 'Name for people, in the shop’s language.',
  address: 'Postal address in words, in the shop’s language.',
  coordinates: [CoordinatesRef, 'Place on the map.'],
  metro: 'How to get to the place, in the shop’s language.',
  phone: 'Phone number as people read it.',
  phoneLink: 'URL to call, `tel:…`.',
  email: 'E-mail address.',
  hoursText: 'Working hours in words, in the shop’s language.',
  description: 'Description of the place, plain text in the shop’s language.',
  image: [ImageRef, 'Picture of the place.'],
})

const ContactPhoneRef = shapeType('ContactPhone', phone, 'A phone of the company: an entry of `phones`.', {
  caption: 'Label of the phone, in the shop’s language.',
  number: 'The number as people read it.',
  link: 'URL to call, `tel:…`.',
  hours: 'Hours of the phone, in the shop’s language.',
})

const ContactEmailRef = shapeType(
  'ContactEmail',
  email,
  'An e-mail address of the company: an entry of `emails`.',
  {
    caption: 'Label of the e-mail address, in the shop’s language.',
    address: 'The e-mail address.',
    link: 'URL to write, `mailto:…`.',
  },
)

const MessengerRef = shapeType(
  'Messenger',
  messenger,
  'The company in a messenger: an entry of `messengers`.',
  {
    name: 'Conditional name of an icon, for example `telegram`.',
    title: 'Name of the messenger for people.',
    url: 'Absolute URL of the chat.',
    handle: 'The company’s name in the messenger.',
  },
)

const ContactMapRef = shapeType('ContactMap', map, 'How to show the map: `map` of the contacts.', {
  zoom: 'Zoom of the maps service; 10 unless given.',
  type: 'Kind of map of the maps service; `map` unless given.',
  center: [CoordinatesRef, 'Middle of the map.'],
})

const RequisiteRef = shapeType(
  'Requisite',
  requisite,
  'One line of the company’s legal and bank details: an entry of `requisites`.',
  { name: 'Name of the detail, in the shop’s language.', value: 'Its value.' },
)

const ContactHoursRef = shapeType(
  'ContactHours',
  hours,
  'Working hours in words, in the shop’s language: `hours` of the contacts.',
  {
    office: 'Hours of the office.',
    warehouse: 'Hours of the warehouse.',
    duty: 'Hours of the person on duty.',
  },
)

const ContactsRef = shapeType(
  'Contacts',
  contacts,
  'Contacts of the company. Source: `GET /v2/contacts` of the content service. Optional fields are null, lists empty when the service gives none.',
  {
    id: (t) =>
      t.id({
        description: 'Always `contacts`: there is only one, and caches store it under this id.',
        resolve: () => 'contacts',
      }),
    legalName: 'Legal name of the company.',
    offices: [OfficeRef, 'Places that customers can visit.'],
    phones: [ContactPhoneRef, 'Phones.'],
    emails: [ContactEmailRef, 'E-mail addresses.'],
    messengers: [MessengerRef, 'Messengers.'],
    hours: [ContactHoursRef, 'Working hours.'],
    map: [ContactMapRef, 'How to show the map.'],
    requisites: [RequisiteRef, 'Legal and bank details, in order.'],
    note: 'A remark in the shop’s language.',
  },
)

builder.queryField('contacts', (t) =>
  t.field({
    type: ContactsRef,
    nullable: true,
    description: 'Contacts of the company. Source: `GET /v2/contacts`. Errors: `UPSTREAM_…`.',
    ...restCalls('contacts'),
    complexity: 5,
    resolve: (_query, _args, { rest }) => rest.contacts(),
  }),
)
