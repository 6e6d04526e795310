import { shapeType } from '../context/shapeType.ts'
import { delivery, deposit, hours, orderTexts, prepayment } from '../rest/shapes/settings.ts'

export const WorkingHoursRef = shapeType(
  'WorkingHours',
  hours,
  'Working hours of the company: `workingHours` of the settings.',
  {
    caption: 'The hours in words, in the shop’s language.',
    short: 'The same, shorter.',
    open: 'Opening time `HH:MM` of the first group of days.',
    close: 'Closing time `HH:MM` of the first group of days.',
    warehouse: 'Hours of the warehouse in words, in the shop’s language.',
  },
)

export const DeliveryTermsRef = shapeType(
  'DeliveryTerms',
  delivery,
  'Prices of delivery, in `Settings.currency`: `delivery` of the settings. Totals of orders and quotes do not include delivery; `RentQuote.payment` does.',
  {
    freeFrom: 'Rent with extras in `Settings.currency` from which delivery is free.',
    price: 'Price of delivery and return within the zone.',
    zone: 'The zone in words, in the shop’s language.',
    outsidePricePerKm: 'Price of each kilometre outside the zone.',
    floorPriceWithoutLift: 'Price of each floor without a lift.',
    nightSurcharge: 'Surcharge at night.',
    note: 'A remark in the shop’s language.',
  },
)

export const PrepaymentTermsRef = shapeType(
  'PrepaymentTerms',
  prepayment,
  'Terms of prepayment: `prepayment` of the settings.',
  {
    percent: 'Percent of the order, with delivery.',
    fullUpTo: 'Up to this amount in `Settings.currency`, with delivery, the whole order is paid beforehand.',
    note: 'How it is paid and what it reserves, in the shop’s language.',
  },
)

export const DepositTermsRef = shapeType(
  'DepositTerms',
  deposit,
  'Terms of the deposit: `deposit` of the settings.',
  {
    percent: 'Percent of the rent with extras, without delivery.',
    minimum: 'Smallest deposit, in `Settings.currency`.',
    returnWorkingDays: 'The deposit is returned within this number of working days.',
    organizations: 'Whether organizations leave a deposit too.',
  },
)

export const OrderTextsRef = shapeType(
  'OrderTexts',
  orderTexts,
  'Texts around an order, in the shop’s language: `order` of the settings. What the company promises stands here alone: without a text, promise nothing.',
  {
    successTitle: 'Title when the order was accepted.',
    successText: 'What happens next.',
    errorTitle: 'Title when the order was not accepted.',
    errorText: 'Advice for the visitor in that case.',
    comment: 'Hint beside the comment field.',
    confirmation: 'How the company confirms an order.',
    emailNote: 'What the company sends to the customer’s e-mail address.',
    sendNote: 'A sentence below the button that sends an order.',
    cancellation: 'Terms of cancelling an order, in a sentence or two.',
    moving: 'Terms of moving an order to other dates, in a sentence or two.',
  },
)
