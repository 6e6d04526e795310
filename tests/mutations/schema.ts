import { mutationsOf } from './mutation.ts'

/** What a client of the gateway sees: entities, sizes and orders of lists, orders. */
export const schema = [
  ...mutationsOf(
    'gateway/rest/shapes/catalog.ts',
    ['3.1', '    volumes: names,\n    priority,', '    volumes: names,\n    priority: whole(1_000_000),'],
    ['3.1', "stock: renamed('stocks', stocks)", "stock: renamed('stock', stocks)"],
    [
      '3.3',
      'relatedProducts: list(relatedProduct)',
      "relatedProducts: renamed('related', list(relatedProduct))",
    ],
  ),
  ...mutationsOf('gateway/schema/paging.ts', [
    '9.1',
    'limit: t.int({\n    defaultValue: 20',
    'limit: t.int({\n    defaultValue: 24',
  ]),
  ...mutationsOf('gateway/schema/product.ts', [
    '3.4',
    '(await withFallback(products(period).load(id), null))?.price ?? null',
    'null',
  ]),
  ...mutationsOf('gateway/schema/article.ts', ['9.2', 'defaultValue: 12', 'defaultValue: 20']),
  ...mutationsOf(
    'gateway/schema/category.ts',
    ['3.16', "name: 'Name for people, in the shop’s language.'", "name: (t) => t.exposeString('slug')"],
    ['9.4', 'const POPULAR = 8', 'const POPULAR = 6'],
  ),
  ...mutationsOf(
    'gateway/schema/productList.ts',
    [
      '9.5',
      "CHEAPEST: { orderBy: 'basic_price_per_day', orderDir: 'asc' }",
      "CHEAPEST: { orderBy: 'price', orderDir: 'asc' }",
    ],
    [
      '9.5',
      "POPULAR: { orderBy: 'priority', orderDir: 'desc' }",
      "POPULAR: { orderBy: 'priority', orderDir: 'asc' }",
    ],
  ),
]
