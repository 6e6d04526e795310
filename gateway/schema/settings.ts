import { CURRENCY, NAME } from '#company/constants.ts'
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

const OrderModeEnum = builder.enumType('OrderMode', {
  description: 'What a company takes from its customers.',
  values: {
    ORDER: { value: 'order', description: 'Orders: what they need is reserved at once.' },
    REQUEST: {
      value: 'request',
      description:
        'Requests: nothing is reserved until the company has accepted one, until `Order.validUntil`.',
    },
  } as const,
})

/** The type of the settings. */
export const SettingsRef = shapeType(
  'Settings',
  settings,
  'Rental rules, header, footer and texts that all pages share. Source: `GET /v2/settings` of the product service. Optional fields are null when the service gives none.',
  {
    id: (t) =>
      t.id({
        description: 'Always `settings`: there is only one, and caches store it under this id.',
        resolve: () => 'settings',
      }),
    brand: (t) =>
      t.string({
        nullable: true,
        description:
          'Name of the company for people; the one of the shop’s configuration if the service does not send it.',
        resolve: ({ brand }) => brand ?? NAME,
      }),
    capabilities: 'The optional calls that the services of this company answer, such as `calendar`.',
    orderMode: (t) =>
      t.field({
        type: OrderModeEnum,
        description: 'What `createOrder` makes: words and promises around it follow.',
        resolve: ({ orderMode }) => orderMode ?? 'order',
      }),
    currency: (t) =>
      t.string({
        description:
          'The currency of all prices and totals, by ISO 4217, such as `RUB`; amounts have at most as many decimals as it. Source: the shop’s configuration, not a service.',
        resolve: () => CURRENCY,
      }),
    minOrderDays: (t) =>
      t.int({
        description:
          'The shortest rental in days, both ends included, at least 1. If the service does not send it, nothing can be priced: `settings` is null, with an error `UPSTREAM_EMPTY` and `field: "minOrderDays"`. To get the other settings, select `minimumRental` instead.',
        resolve: (settings, _args, { requestId }) => minimumOf(settings, requestId),
      }),
    minimumRental: (t) =>
      t.int({
        nullable: true,
        description:
          'The same as `minOrderDays`; null, with the same error, if the service does not send it. Then show prices per day, and no totals for dates.',
        resolve: (settings, _args, { requestId }) => minimumOf(settings, requestId),
      }),
    today: (t) =>
      t.field({
        type: 'Date',
        description:
          'Today in the company’s time zone, by the gateway’s clock. The first day that can be rented is `Calendar.firstDay`.',
        resolve: (_settings, _args, { today, dayEndsIn, trace }) => {
          trace.validFor = Math.min(trace.validFor, dayEndsIn())
          return today
        },
      }),
    defaultRentTerms: 'Terms of rent shown with each product: simple HTML in the shop’s language, cleaned.',
    workingHours: [WorkingHoursRef, 'Working hours of the company.'],
    delivery: [DeliveryTermsRef, 'Prices of delivery; null if the company does not deliver.'],
    prepayment: [PrepaymentTermsRef, 'Terms of prepayment.'],
    deposit: [DepositTermsRef, 'Terms of the deposit.'],
    header: (t) => t.expose('header', { type: SettingsHeaderRef, description: 'Content of the header.' }),
    footer: (t) => t.expose('footer', { type: SettingsFooterRef, description: 'Content of the footer.' }),
    workingWithUs: [WorkingWithUsRef, 'The “working with us” block.'],
    careNote:
      'What the company does with each product before it hands it over, in the shop’s language, for the page of a product.',
    order: [OrderTextsRef, 'Texts around an order.'],
  },
)

builder.queryField('settings', (t) =>
  t.field({
    type: SettingsRef,
    nullable: true,
    description: 'Settings that all pages share. Source: `GET /v2/settings`. Errors: `UPSTREAM_…`.',
    ...restCalls('settings'),
    complexity: 5,
    resolve: (_query, _args, { rest }) => rest.settings(),
  }),
)
