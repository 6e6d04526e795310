import { MONEY_MINOR } from '#company/constants.ts'
import type { Product } from '../../rest/shapes/catalog.ts'

type Fact = readonly [is: (product: Product) => boolean, consequence: string]

const FACTS: readonly Fact[] = [
  [({ name }) => name === null, 'have no name: they are listed as “Product”'],
  [({ basicPricePerDay }) => basicPricePerDay === null, 'have no basicPricePerDay: they cannot be ordered'],
  [({ stock }) => stock === null, 'have no stocks: nobody sees what is free, and every order waits for you'],
  [({ stock }) => stock === 0, 'have a stock of 0: they cannot be ordered'],
  [({ images }) => images.length === 0, 'have no images: the no-photo picture stands for them'],
  [
    ({ categories }) => categories.length === 0,
    'have no categories: they are found by search and in the whole list only',
  ],
]

/** The effect of correct answers on sales: how many listed products lack the facts that customers buy by. `sent`: as they came. */
export function salesNotes(products: readonly Product[], sent: readonly object[]): string[] {
  const names = new Map<string, number>()
  for (const { name } of products) if (name !== null) names.set(name, (names.get(name) ?? 0) + 1)
  const sameNames = [...names.values()].filter((count) => count > 1).reduce((sum, count) => sum + count, 0)
  const tooFine = sent.filter((each) => PRICES.some((name) => isTooFine(Reflect.get(each, name)))).length
  const counts: [number, string][] = [
    ...FACTS.map(([is, consequence]): [number, string] => [products.filter(is).length, consequence]),
    [tooFine, 'have prices finer than the currency: the shop rounds them, so totals may differ'],
    [sameNames, 'share their names: specs, volumes, brands or a shortDescription must tell them apart'],
  ]
  return counts.flatMap(([count, said]) => (count > 0 ? `${count} of ${products.length} ${said}` : []))
}

const PRICES = ['basicPricePerDay', 'additionalPricePerDay', 'price']

function isTooFine(price: unknown): boolean {
  const minor = Number(price) * MONEY_MINOR
  return Math.abs(minor - Math.round(minor)) > 1e-6
}
