import { mutationsOf } from './mutation.ts'

/** Days, prices and sums. */
export const rules = [
  ...mutationsOf(
    'gateway/rental/period.ts',
    ['5.1 4.14', 'return period.start < today || period.end < today', 'return period.start < today'],
    [
      '5.1',
      "if (period.start < today) return 'START_IN_PAST'",
      "if (period.start <= today) return 'START_IN_PAST'",
    ],
    ['5.2', 'if (!(days >= (minOrderDays ?? 1)))', 'if (!(days > (minOrderDays ?? 1)))'],
    ['9.6', "diff(dayjs.utc(period.start), 'day') + 1", "diff(dayjs.utc(period.start), 'day')"],
  ),
  ...mutationsOf(
    'gateway/rental/price.ts',
    [
      '9.7 9.11',
      'product(line.basicPricePerDay, line.minOrderDays, line.quantity)',
      'product(line.basicPricePerDay, line.days, line.quantity)',
    ],
    ['9.8', 'Math.max(days - minOrderDays, 0)', 'Math.abs(days - minOrderDays)'],
    [
      '9.9',
      'product(additionalRate(line), extraDays, line.quantity)',
      'product(additionalRate(line), extraDays, 1)',
    ],
    ['9.10', 'const minor = product(price, quantity)', 'const minor = product(price, 1)'],
  ),
  ...mutationsOf(
    'gateway/rental/total.ts',
    ['5.5', 'line.isRemovedFromCart ? null : counted', 'counted'],
    ['5.6', ' && mayBeFree(stock)', ''],
    ['9.11', 'total: sumRoubles([basic, additional, related])', 'total: sumRoubles([basic, additional])'],
  ),
  ...mutationsOf('company/texts/ru/units.ts', [
    '9.12',
    "['сутки', 'суток', 'суток']",
    "['сутки', 'сутки', 'суток']",
  ]),
]
