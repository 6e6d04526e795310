import type { Image } from './entities.ts'

/** A place on the map, WGS 84, in degrees. */
export type Coordinates = { latitude: number; longitude: number }

/** An office, showroom or warehouse. */
export type Office = {
  id: string
  type: string | null
  name: string | null
  address: string | null
  coordinates: Coordinates | null
  metro: string | null
  phone: string | null
  phoneLink: string | null
  email: string | null
  hoursText: string | null
  description: string | null
  image: Image | null
}

/** A phone of the company. */
export type ContactPhone = {
  caption: string | null
  number: string
  link: string | null
  hours: string | null
}

/** An e-mail address of the company; `link` is `mailto:`. */
export type ContactEmail = { caption: string | null; address: string; link: string | null }

/** The company in a messenger; `name` is the name of an icon. */
export type Messenger = { name: string | null; title: string | null; url: string; handle: string | null }

/** How to show the map. */
export type ContactMap = { zoom: number | null; type: string | null; center: Coordinates | null }

/** One line of the company's legal and bank details. */
export type Requisite = { name: string; value: string }

/** Working hours in words. */
export type ContactHours = { office: string | null; warehouse: string | null; duty: string | null }

/** How to reach the company. */
export type Contacts = {
  legalName: string | null
  offices: Office[]
  phones: ContactPhone[]
  emails: ContactEmail[]
  messengers: Messenger[]
  hours: ContactHours | null
  map: ContactMap | null
  requisites: Requisite[]
  note: string | null
}
