import type { Image } from './entities.ts'

/** A link of the site: a path such as /catalog, or an http(s), mailto or tel address. */
export type NavigationLink = { title: string; url: string }

export type SettingsPhone = { caption: string | null; link: string | null; number: string | null }

export type SettingsHeader = {
  navigation: NavigationLink[]
  phone: SettingsPhone | null
  workingHours: string | null
}

export type SocialLink = { name: string; title: string; url: string }

export type SpecialButton = { title: string; action: string | null; url: string | null; style: string | null }

export type SettingsFooter = {
  address: string | null
  description: string | null
  topLinks: NavigationLink[]
  bottomLinks: NavigationLink[]
  socials: SocialLink[]
  specialButtons: SpecialButton[]
  copyright: string | null
}

export type AdvantageCard = {
  icon: string | null
  title: string
  description: string | null
  url: string | null
}

export type WorkingWithUs = { title: string | null; cards: AdvantageCard[] }

export type WorkingHours = {
  caption: string | null
  short: string | null
  open: string | null
  close: string | null
  warehouse: string | null
}

/** Roubles everywhere. */
export type DeliveryTerms = {
  freeFrom: number | null
  price: number | null
  zone: string | null
  outsidePricePerKm: number | null
  floorPriceWithoutLift: number | null
  nightSurcharge: number | null
  note: string | null
}

export type PrepaymentTerms = { percent: number | null; fullUpTo: number | null }

export type DepositTerms = {
  percent: number | null
  minimum: number | null
  returnWorkingDays: number | null
  organizations: boolean | null
}

export type OrderTexts = {
  successTitle: string | null
  successText: string | null
  errorTitle: string | null
  errorText: string | null
  comment: string | null
}

export type Settings = {
  brand: string | null
  /** The shortest rental in days, at least 1. Null: the service gave none, so nothing can be priced for sale. */
  minOrderDays: number | null
  /** Sanitized HTML. */
  defaultRentTerms: string | null
  workingHours: WorkingHours | null
  delivery: DeliveryTerms | null
  prepayment: PrepaymentTerms | null
  deposit: DepositTerms | null
  header: SettingsHeader
  footer: SettingsFooter
  workingWithUs: WorkingWithUs | null
  order: OrderTexts | null
}

export type Coordinates = { latitude: number; longitude: number }

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

export type ContactPhone = {
  caption: string | null
  number: string
  link: string | null
  hours: string | null
}

export type ContactEmail = { caption: string | null; address: string; link: string | null }

export type Messenger = { name: string | null; title: string | null; url: string; handle: string | null }

export type ContactMap = { zoom: number | null; type: string | null; center: Coordinates | null }

export type Requisite = { name: string; value: string }

export type ContactHours = { office: string | null; warehouse: string | null; duty: string | null }

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

export type ContentBlockButton = { title: string; action: string | null; url: string | null }

export type ContentBlockItem = {
  icon: string | null
  title: string | null
  text: string | null
  number: number | null
  question: string | null
  /** Sanitized HTML. */
  answer: string | null
}

export type ContentBlock = {
  type: string
  title: string | null
  subtitle: string | null
  text: string | null
  buttonTitle: string | null
  url: string | null
  limit: number | null
  buttons: ContentBlockButton[]
  items: ContentBlockItem[]
}

export type ContentPage = {
  slug: string
  title: string | null
  description: string | null
  isDemo: boolean | null
  /** ISO 8601 with a zone. */
  updatedAt: string | null
  /** Sanitized HTML. */
  html: string | null
  blocks: ContentBlock[]
}
