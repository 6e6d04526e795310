import { builder } from '../context/builder.ts'
import type {
  DeliveryTerms,
  DepositTerms,
  OrderTexts,
  PrepaymentTerms,
  WorkingHours,
} from '../rest/shapes/settings.ts'

/** Opening hours. */
export const WorkingHoursRef = builder.objectRef<WorkingHours>('WorkingHours').implement({
  description: 'When the company works: `workingHours` of the settings.',
  fields: (t) => ({
    caption: t.exposeString('caption', {
      nullable: true,
      description: 'In words, in Russian: «Ежедневно с 9:00 до 21:00».',
    }),
    short: t.exposeString('short', { nullable: true, description: 'The same, shorter.' }),
    open: t.exposeString('open', {
      nullable: true,
      description: 'Opening time `HH:MM` of the first group of days.',
    }),
    close: t.exposeString('close', {
      nullable: true,
      description: 'Closing time `HH:MM` of the first group of days.',
    }),
    warehouse: t.exposeString('warehouse', {
      nullable: true,
      description: 'Hours of the warehouse in words, in Russian.',
    }),
  }),
})

/** What delivery costs. */
export const DeliveryTermsRef = builder.objectRef<DeliveryTerms>('DeliveryTerms').implement({
  description:
    'What delivery costs, in roubles: `delivery` of the settings. Totals of orders and quotes are without it; `RentQuote.payment` counts it.',
  fields: (t) => ({
    freeFrom: t.exposeFloat('freeFrom', {
      nullable: true,
      description: 'Rent with extras in roubles from which delivery is free.',
    }),
    price: t.exposeFloat('price', {
      nullable: true,
      description: 'Roubles for delivery and return within the zone.',
    }),
    zone: t.exposeString('zone', { nullable: true, description: 'The zone in words, in Russian.' }),
    outsidePricePerKm: t.exposeFloat('outsidePricePerKm', {
      nullable: true,
      description: 'Roubles for each kilometre outside the zone.',
    }),
    floorPriceWithoutLift: t.exposeFloat('floorPriceWithoutLift', {
      nullable: true,
      description: 'Roubles for each floor without a lift.',
    }),
    nightSurcharge: t.exposeFloat('nightSurcharge', {
      nullable: true,
      description: 'Roubles added at night.',
    }),
    note: t.exposeString('note', { nullable: true, description: 'A remark in Russian.' }),
  }),
})

/** What is paid beforehand. */
export const PrepaymentTermsRef = builder.objectRef<PrepaymentTerms>('PrepaymentTerms').implement({
  description: 'What is paid beforehand: `prepayment` of the settings.',
  fields: (t) => ({
    percent: t.exposeFloat('percent', {
      nullable: true,
      description: 'Percent of the order, with delivery.',
    }),
    fullUpTo: t.exposeFloat('fullUpTo', {
      nullable: true,
      description: 'Up to this sum in roubles, with delivery, all of the order is paid beforehand.',
    }),
  }),
})

/** What is left as a deposit. */
export const DepositTermsRef = builder.objectRef<DepositTerms>('DepositTerms').implement({
  description: 'What is left as a deposit: `deposit` of the settings.',
  fields: (t) => ({
    percent: t.exposeFloat('percent', {
      nullable: true,
      description: 'Percent of the rent with extras, without delivery.',
    }),
    minimum: t.exposeFloat('minimum', { nullable: true, description: 'Not less than this, in roubles.' }),
    returnWorkingDays: t.exposeInt('returnWorkingDays', {
      nullable: true,
      description: 'Given back within so many working days.',
    }),
    organizations: t.exposeBoolean('organizations', {
      nullable: true,
      description: 'Whether organizations leave one as well.',
    }),
  }),
})

/** Texts of the order pages. */
export const OrderTextsRef = builder.objectRef<OrderTexts>('OrderTexts').implement({
  description: 'Texts of the pages after an order, in Russian: `order` of the settings.',
  fields: (t) => ({
    successTitle: t.exposeString('successTitle', {
      nullable: true,
      description: 'Title when the order was accepted.',
    }),
    successText: t.exposeString('successText', { nullable: true, description: 'What happens next.' }),
    errorTitle: t.exposeString('errorTitle', {
      nullable: true,
      description: 'Title when the order was not accepted.',
    }),
    errorText: t.exposeString('errorText', { nullable: true, description: 'What the visitor can do then.' }),
    comment: t.exposeString('comment', { nullable: true, description: 'Hint beside the comment field.' }),
  }),
})
