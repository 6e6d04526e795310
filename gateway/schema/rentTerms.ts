import { shapeType } from '../context/shapeType.ts'
import { delivery, deposit, hours, orderTexts, prepayment } from '../rest/shapes/settings.ts'

/** Opening hours. */
export const WorkingHoursRef = shapeType(
  'WorkingHours',
  hours,
  'When the company works: `workingHours` of the settings.',
  {
    caption: 'In words, in Russian: «Ежедневно с 9:00 до 21:00».',
    short: 'The same, shorter.',
    open: 'Opening time `HH:MM` of the first group of days.',
    close: 'Closing time `HH:MM` of the first group of days.',
    warehouse: 'Hours of the warehouse in words, in Russian.',
  },
)

/** What delivery costs. */
export const DeliveryTermsRef = shapeType(
  'DeliveryTerms',
  delivery,
  'What delivery costs, in `Settings.currency`: `delivery` of the settings. Totals of orders and quotes are without it; `RentQuote.payment` counts it.',
  {
    freeFrom: 'Rent with extras in `Settings.currency` from which delivery is free.',
    price: 'Price of delivery and return within the zone.',
    zone: 'The zone in words, in Russian.',
    outsidePricePerKm: 'Price of each kilometre outside the zone.',
    floorPriceWithoutLift: 'Price of each floor without a lift.',
    nightSurcharge: 'Surcharge at night.',
    note: 'A remark in Russian.',
  },
)

/** What is paid beforehand. */
export const PrepaymentTermsRef = shapeType(
  'PrepaymentTerms',
  prepayment,
  'What is paid beforehand: `prepayment` of the settings.',
  {
    percent: 'Percent of the order, with delivery.',
    fullUpTo: 'Up to this sum in `Settings.currency`, with delivery, all of the order is paid beforehand.',
  },
)

/** What is left as a deposit. */
export const DepositTermsRef = shapeType(
  'DepositTerms',
  deposit,
  'What is left as a deposit: `deposit` of the settings.',
  {
    percent: 'Percent of the rent with extras, without delivery.',
    minimum: 'Not less than this, in `Settings.currency`.',
    returnWorkingDays: 'Given back within so many working days.',
    organizations: 'Whether organizations leave one as well.',
  },
)

/** Texts of the order pages. */
export const OrderTextsRef = shapeType(
  'OrderTexts',
  orderTexts,
  'Texts of the pages after an order, in Russian: `order` of the settings.',
  {
    successTitle: 'Title when the order was accepted.',
    successText: 'What happens next.',
    errorTitle: 'Title when the order was not accepted.',
    errorText: 'What the visitor can do then.',
    comment: 'Hint beside the comment field.',
  },
)
