import { restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
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
} from '../rest/shapes/contacts.ts'
import { ImageRef } from './image.ts'

const CoordinatesRef = builder.objectRef<Coordinates>('Coordinates').implement({
  description: 'A place on the map, WGS 84, latitude first.',
  fields: (t) => ({
    latitude: t.exposeFloat('latitude', { description: 'Degrees north, -90 to 90.' }),
    longitude: t.exposeFloat('longitude', { description: 'Degrees east, -180 to 180.' }),
  }),
})

const OfficeRef = builder.objectRef<Office>('Office').implement({
  description: 'An office, showroom or warehouse: an entry of `offices`.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier at the content service.' }),
    type: t.exposeString('type', {
      nullable: true,
      description: 'Kind of place, for example `shop` or `warehouse`.',
    }),
    name: t.exposeString('name', { nullable: true, description: 'Name for people, in Russian.' }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'Postal address in words, in Russian.',
    }),
    coordinates: t.expose('coordinates', {
      type: CoordinatesRef,
      nullable: true,
      description: 'Place on the map.',
    }),
    metro: t.exposeString('metro', { nullable: true, description: 'How to get there, in Russian.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Phone number as people read it.' }),
    phoneLink: t.exposeString('phoneLink', { nullable: true, description: 'URL to call, `tel:…`.' }),
    email: t.exposeString('email', { nullable: true, description: 'E-mail address.' }),
    hoursText: t.exposeString('hoursText', {
      nullable: true,
      description: 'Working hours in words, in Russian.',
    }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'What is there, plain text in Russian.',
    }),
    image: t.expose('image', { type: ImageRef, nullable: true, description: 'Picture of the place.' }),
  }),
})

const ContactPhoneRef = builder.objectRef<ContactPhone>('ContactPhone').implement({
  description: 'A phone of the company: an entry of `phones`.',
  fields: (t) => ({
    caption: t.exposeString('caption', { nullable: true, description: 'Whose phone it is, in Russian.' }),
    number: t.exposeString('number', { description: 'The number as people read it.' }),
    link: t.exposeString('link', { nullable: true, description: 'URL to call, `tel:…`.' }),
    hours: t.exposeString('hours', { nullable: true, description: 'When it is answered, in Russian.' }),
  }),
})

const ContactEmailRef = builder.objectRef<ContactEmail>('ContactEmail').implement({
  description: 'An e-mail address of the company: an entry of `emails`.',
  fields: (t) => ({
    caption: t.exposeString('caption', {
      nullable: true,
      description: 'What to write there about, in Russian.',
    }),
    address: t.exposeString('address', { description: 'The address.' }),
    link: t.exposeString('link', { nullable: true, description: 'URL to write, `mailto:…`.' }),
  }),
})

const MessengerRef = builder.objectRef<Messenger>('Messenger').implement({
  description: 'The company in a messenger: an entry of `messengers`.',
  fields: (t) => ({
    name: t.exposeString('name', {
      nullable: true,
      description: 'Conditional name of an icon, for example `telegram`.',
    }),
    title: t.exposeString('title', { nullable: true, description: 'Name of the messenger for people.' }),
    url: t.exposeString('url', { description: 'Absolute URL of the chat.' }),
    handle: t.exposeString('handle', { nullable: true, description: 'The company’s name there.' }),
  }),
})

const ContactMapRef = builder.objectRef<ContactMap>('ContactMap').implement({
  description: 'How to show the map: `map` of the contacts.',
  fields: (t) => ({
    zoom: t.exposeInt('zoom', { nullable: true, description: 'Zoom of the maps service; 10 unless given.' }),
    type: t.exposeString('type', {
      nullable: true,
      description: 'Kind of map of the maps service; `map` unless given.',
    }),
    center: t.expose('center', { type: CoordinatesRef, nullable: true, description: 'Middle of the map.' }),
  }),
})

const RequisiteRef = builder.objectRef<Requisite>('Requisite').implement({
  description: 'One line of the company’s legal and bank details: an entry of `requisites`.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is, in Russian: «ИНН».' }),
    value: t.exposeString('value', { description: 'Its value.' }),
  }),
})

const ContactHoursRef = builder.objectRef<ContactHours>('ContactHours').implement({
  description: 'Working hours in words, in Russian: `hours` of the contacts.',
  fields: (t) => ({
    office: t.exposeString('office', { nullable: true, description: 'When the office is open.' }),
    warehouse: t.exposeString('warehouse', {
      nullable: true,
      description: 'When the warehouse hands out and takes back.',
    }),
    duty: t.exposeString('duty', { nullable: true, description: 'When somebody on duty answers.' }),
  }),
})

const ContactsRef = builder.objectRef<Contacts>('Contacts').implement({
  description:
    'How to reach the company. Source: `GET /v2/contacts` of the content service. Optional fields are null, lists empty when the service gives none.',
  fields: (t) => ({
    id: t.id({
      description: 'Always `contacts`: there is one, and caches keep it under this name.',
      resolve: () => 'contacts',
    }),
    legalName: t.exposeString('legalName', { nullable: true, description: 'Legal name of the company.' }),
    offices: t.expose('offices', { type: [OfficeRef], description: 'Places that one can come to.' }),
    phones: t.expose('phones', { type: [ContactPhoneRef], description: 'Phones.' }),
    emails: t.expose('emails', { type: [ContactEmailRef], description: 'E-mail addresses.' }),
    messengers: t.expose('messengers', { type: [MessengerRef], description: 'Messengers.' }),
    hours: t.expose('hours', { type: ContactHoursRef, nullable: true, description: 'Working hours.' }),
    map: t.expose('map', { type: ContactMapRef, nullable: true, description: 'How to show the map.' }),
    requisites: t.expose('requisites', {
      type: [RequisiteRef],
      description: 'Legal and bank details, in order.',
    }),
    note: t.exposeString('note', { nullable: true, description: 'A remark in Russian.' }),
  }),
})

builder.queryField('contacts', (t) =>
  t.field({
    type: ContactsRef,
    nullable: true,
    description: 'How to reach the company. Source: `GET /v2/contacts`. Errors: `UPSTREAM_…`.',
    ...restCalls('contacts'),
    complexity: 5,
    resolve: (_query, _args, { rest }) => rest.contacts(),
  }),
)
