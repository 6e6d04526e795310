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

/** What correct answers mean for sales: how many of the listed products lack what customers buy by. */
export function salesNotes(products: readonly Product[]): string[] {
  const counted = (count: number) => `${count} of ${products.length}`
  const names = new Map<string, number>()
  for (const { name } of products) if (name !== null) names.set(name, (names.get(name) ?? 0) + 1)
  const sameNames = [...names.values()].filter((count) => count > 1).reduce((sum, count) => sum + count, 0)
  return [
    ...FACTS.flatMap(([is, consequence]) => {
      const count = products.filter(is).length
      return count > 0 ? [`${counted(count)} ${consequence}`] : []
    }),
    ...(sameNames > 0
      ? [
          `${counted(sameNames)} share their names: specs, volumes, brands or a shortDescription must tell them apart`,
        ]
      : []),
  ]
}
