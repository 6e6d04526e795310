import { readDemoData } from '../../server/upstream/index.ts'
import type { Rental, Tariff } from '../../server/upstream/quotes.ts'

const PERCENT = 100
const TAX = 20
/** Kopecks. */
const TEN_ROUBLES = 1000
const LEAST = 30_000

/**
 * A tariff that no formula of the shop's gives, of seven rules: each seventh and sixth day of a week costs nothing, the season more, a
 * weekend one and a half, many units less, a thing never less than its minimum; a tax is apart, and the whole is rounded up.
 */
export const sevenRules: Tariff = (lines, rental) => {
  const sums = lines.map(({ basicPrice, relatedPrice, quantity }) => {
    if (basicPrice === null) {
      const total = (relatedPrice ?? 0) * quantity
      return { total, explain: [{ text: 'За весь заказ', amount: total }] }
    }
    const rent =
      daysOf(rental).reduce((sum, day, index) => sum + dayPrice(basicPrice, day, index), 0) * quantity
    const discount = -Math.round((rent * (quantity >= 50 ? 20 : quantity >= 10 ? 10 : 0)) / PERCENT)
    const raise = Math.max(LEAST - rent - discount, 0)
    const explain = [
      { text: 'Аренда по дням', amount: rent },
      { text: 'За количество', amount: discount },
      { text: 'До наименьшей суммы', amount: raise },
    ]
    return {
      total: rent + discount + raise,
      deposit: basicPrice * quantity,
      explain: explain.filter(({ amount }) => amount !== 0),
    }
  })
  const rent = sums.reduce((sum, { total }) => sum + total, 0)
  const promo = rental.code === 'ЗИМА' ? -Math.round(rent / 20) : 0
  const tax = Math.round(((rent + promo) * TAX) / PERCENT)
  const total = Math.ceil((rent + promo + tax) / TEN_ROUBLES) * TEN_ROUBLES
  const parts = [
    { text: 'Аренда', amount: rent },
    { text: 'По промокоду', amount: promo },
    { text: 'НДС 20 %', amount: tax },
    { text: 'Округление', amount: total - rent - promo - tax },
  ]
  return {
    lines: sums,
    total,
    explain: parts.filter(({ amount }) => amount !== 0),
    options: [
      { name: 'Без ответственности за бой', text: 'Платить за бой не придётся', amount: TEN_ROUBLES },
    ],
  }
}

function dayPrice(price: number, day: Date, index: number): number {
  if (index % 7 >= 5) return 0
  const isSeason = day.getUTCMonth() === 11 && day.getUTCDate() >= 20
  const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6
  return Math.round(price * (isSeason ? 1.3 : 1) * (isWeekend ? 1.5 : 1))
}

function daysOf({ period: { start }, days }: Rental): Date[] {
  return Array.from({ length: days }, (_, index) => new Date(Date.parse(start) + index * 86_400_000))
}

/** The demonstration's company with the capability and others, and enough of everything for many orders at once. */
export function quotingCompany(...others: string[]) {
  const demo = readDemoData()
  return {
    ...demo,
    version: 'with a tariff',
    settings: { ...demo.settings, capabilities: ['quotes', ...others] },
    products: demo.products.map((product) => ({ ...product, stocks: 1_000_000 })),
  }
}
