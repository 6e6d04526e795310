import { CURRENCY } from '#company/constants.ts'
import { restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { shapeType } from '../context/shapeType.ts'
import { minimumOf } from '../order/priceOrder.ts'
import { settings } from '../rest/shapes/settings.ts'
import {
  DeliveryTermsRef,
  DepositTermsRef,
  OrderTextsRef,
  PrepaymentTermsRef,
  WorkingHoursRef,
} from './rentTerms.ts'
import { SettingsFooterRef, SettingsHeaderRef, WorkingWithUsRef } from './siteParts.ts'

const SettingsRef = shapeType(
  'Settings',
  settings,
  'What all pages share: rental rules, header, footer, texts. Source: `GET /v2/settings` of the product service. Optional fields are null when the service gives none.',
  {
    id: (t) =>
      t.id({
        description: 'Always `settings`: there is one, and caches keep it under this name.',
        resolve: () => 'settings',
      }),
    brand: 'Name of the company for people.',
    currency: (t) =>
      t.string({
        description:
          'The currency of all sums, by ISO 4217, as in `RUB`; sums have at most two decimals. It is the shop’s own: no service says it.',
        resolve: () => CURRENCY,
      }),
    minOrderDays: (t) =>
      t.int({
        description:
          'The shortest rental in days (суток), both ends included, at least 1. Where the service names none nothing can be priced: an error `UPSTREAM_EMPTY` with `field: "minOrderDays"`, which takes all of `settings` with it. To have the rest, ask for `minimumRental`.',
        resolve: (settings, _args, { requestId }) => minimumOf(settings, requestId),
      }),
    minimumRental: (t) =>
      t.int({
        nullable: true,
        description:
          'The same as `minOrderDays`; null, with the same error, where the service names none. Show prices a day then, and no sums for dates.',
        resolve: (settings, _args, { requestId }) => minimumOf(settings, requestId),
      }),
    today: (t) =>
      t.field({
        type: 'Date',
        description:
          'Today in the company’s time zone by the gateway’s clock: the first day that can be rented.',
        resolve: (_settings, _args, { today, dayEndsIn, trace }) => {
          trace.validFor = Math.min(trace.validFor, dayEndsIn())
          return today
        },
      }),
    defaultRentTerms: 'Terms of rent shown with each product: simple HTML in Russian, cleaned.',
    workingHours: [WorkingHoursRef, 'When the company works.'],
    delivery: [DeliveryTermsRef, 'What delivery costs.'],
    prepayment: [PrepaymentTermsRef, 'What is paid beforehand.'],
    deposit: [DepositTermsRef, 'What is left as a deposit.'],
    header: (t) => t.expose('header', { type: SettingsHeaderRef, description: 'What the header shows.' }),
    footer: (t) => t.expose('footer', { type: SettingsFooterRef, description: 'What the footer shows.' }),
    workingWithUs: [WorkingWithUsRef, 'The “working with us” block.'],
    order: [OrderTextsRef, 'Texts of the pages after an order.'],
  },
)

builder.queryField('settings', (t) =>
  t.field({
    type: SettingsRef,
    nullable: true,
    description: 'What all pages share. Source: `GET /v2/settings`. Errors: `UPSTREAM_…`.',
    ...restCalls('settings'),
    complexity: 5,
    resolve: (_query, _args, { rest }) => rest.settings(),
  }),
)
