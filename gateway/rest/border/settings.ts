import type {
  AdvantageCard,
  DeliveryTerms,
  DepositTerms,
  NavigationLink,
  OrderTexts,
  PrepaymentTerms,
  Settings,
  SettingsFooter,
  SettingsHeader,
  SettingsPhone,
  SocialLink,
  SpecialButton,
  WorkingHours,
  WorkingWithUs,
} from '../entities.ts'
import { html } from './html.ts'
import { link } from './link.ts'
import { between, flag, price, whole } from './number.ts'
import { isRecord, list, needed, object, type Shape, withDefault } from './shape.ts'
import { text } from './text.ts'

/** Days: a longer minimum could never be ordered. */
const LONGEST_MINIMUM = 365

const links = list(object<NavigationLink>({ title: needed(text), url: needed(link) }))

const header: Shape<SettingsHeader> = withDefault(
  object<SettingsHeader>({
    navigation: links,
    phone: object<SettingsPhone>({ caption: text, link, number: text }),
    workingHours: text,
  }),
  () => ({ navigation: [], phone: null, workingHours: null }),
)

const footer: Shape<SettingsFooter> = withDefault(
  object<SettingsFooter>({
    address: text,
    description: text,
    topLinks: links,
    bottomLinks: links,
    socials: list(object<SocialLink>({ name: needed(text), title: needed(text), url: needed(link) })),
    specialButtons: list(
      object<SpecialButton>({ title: needed(text), action: text, url: link, style: text }),
    ),
    copyright: text,
  }),
  () => ({
    address: null,
    description: null,
    topLinks: [],
    bottomLinks: [],
    socials: [],
    specialButtons: [],
    copyright: null,
  }),
)

const hours = object<WorkingHours>({ caption: text, short: text, open: text, close: text, warehouse: text })

/** Opening and closing times stand in the hours themselves or in their first days. */
const workingHours: Shape<WorkingHours | null> = {
  schema: {
    ...hours.schema,
    description: '`open` and `close` may also stand in the first item of a list `days`.',
  },
  read(value, at) {
    if (!isRecord(value)) return hours.read(value, at)
    const first: unknown = Array.isArray(value.days) ? value.days[0] : null
    const days = isRecord(first) ? { open: first.open, close: first.close } : {}
    return hours.read({ ...days, ...value }, at)
  },
}

export const settings: Shape<Settings | null> = object<Settings>(
  {
    brand: text,
    minOrderDays: whole(1, LONGEST_MINIMUM),
    defaultRentTerms: html,
    workingHours,
    delivery: object<DeliveryTerms>({
      freeFrom: price,
      price,
      zone: text,
      outsidePricePerKm: price,
      floorPriceWithoutLift: price,
      nightSurcharge: price,
      note: text,
    }),
    prepayment: object<PrepaymentTerms>({ percent: between(0, 100), fullUpTo: price }),
    deposit: object<DepositTerms>({
      percent: between(0, 100),
      minimum: price,
      returnWorkingDays: whole(0),
      organizations: flag,
    }),
    header,
    footer,
    workingWithUs: object<WorkingWithUs>({
      title: text,
      cards: list(object<AdvantageCard>({ icon: text, title: needed(text), description: text, url: link })),
    }),
    order: object<OrderTexts>({
      successTitle: text,
      successText: text,
      errorTitle: text,
      errorText: text,
      comment: text,
    }),
  },
  'Settings',
)
