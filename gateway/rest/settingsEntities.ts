/** A link of the site: a path such as /catalog, or an http(s), mailto or tel address. */
export type NavigationLink = { title: string; url: string }

/** The shop's phone for the frame of every page. */
export type SettingsPhone = { caption: string | null; link: string | null; number: string | null }

/** What stands above every page. */
export type SettingsHeader = {
  navigation: NavigationLink[]
  phone: SettingsPhone | null
  workingHours: string | null
}

/** A page of the company in a social network; `name` is the name of an icon. */
export type SocialLink = { name: string; title: string; url: string }

/** A button of the footer: it leads to `url`, or does the `action` that the storefront knows by that name. */
export type SpecialButton = { title: string; action: string | null; url: string | null; style: string | null }

/** What stands below every page. */
export type SettingsFooter = {
  address: string | null
  description: string | null
  topLinks: NavigationLink[]
  bottomLinks: NavigationLink[]
  socials: SocialLink[]
  specialButtons: SpecialButton[]
  copyright: string | null
}

/** One card of the block «working with us»; `icon` is the name of an icon. */
export type AdvantageCard = {
  icon: string | null
  title: string
  description: string | null
  url: string | null
}

/** The block «working with us». */
export type WorkingWithUs = { title: string | null; cards: AdvantageCard[] }

/** When the company works; `open` and `close` are hours of the day, HH:MM. */
export type WorkingHours = {
  caption: string | null
  short: string | null
  open: string | null
  close: string | null
  warehouse: string | null
}

/** What delivery costs, in roubles; from `freeFrom` on it costs nothing. */
export type DeliveryTerms = {
  freeFrom: number | null
  price: number | null
  zone: string | null
  outsidePricePerKm: number | null
  floorPriceWithoutLift: number | null
  nightSurcharge: number | null
  note: string | null
}

/** What is paid beforehand: a percentage, or all of it for orders up to `fullUpTo` roubles. */
export type PrepaymentTerms = { percent: number | null; fullUpTo: number | null }

/** What is left as a deposit; `minimum` is roubles. */
export type DepositTerms = {
  percent: number | null
  minimum: number | null
  returnWorkingDays: number | null
  organizations: boolean | null
}

/** What the pages of an order say. */
export type OrderTexts = {
  successTitle: string | null
  successText: string | null
  errorTitle: string | null
  errorText: string | null
  comment: string | null
}

/** The settings of the shop. */
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
