import { isFree } from '#gateway/rental/stock.ts'
import { batchedRestCalls, productBatch } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { shapeType } from '../context/shapeType.ts'
import { withFallback } from '../rest/errors.ts'
import {
  categoryLink,
  type DatedProduct,
  product,
  productSpec,
  type RelatedProduct,
} from '../rest/shapes/catalog.ts'
import { ImageRef } from './image.ts'
import { checkPeriod, PeriodInput } from './period.ts'

const ProductSpecRef = shapeType(
  'ProductSpec',
  productSpec,
  'One line of a product’s technical data: `specs` of the catalogue service.',
  {
    name: 'What is measured, in Russian: «Высота».',
    value: 'The value with its unit, in Russian: «92 см».',
  },
)

const CategoryLinkRef = shapeType(
  'CategoryLink',
  categoryLink,
  'Enough of a `Category` to link to it: part of a product (`GET /v2/products…`). Its `id` is that of the category.',
  {
    id: 'Identifier of the category at the catalogue service.',
    slug: 'Name in URLs: `/categories/{slug}`.',
    name: 'Name for people, in Russian; null when the service gives none.',
  },
)

/** Extras are fetched as of the period of their product, so that their stock in it needs no call of its own. */
const extraCalls = batchedRestCalls(['productsByIds', 'products'])

/** An extra of a product. */
const RelatedProductRef = builder
  .objectRef<RelatedProduct & Pick<DatedProduct, 'period'>>('RelatedProduct')
  .implement({
    description:
      'An extra that is offered with a product: an entry of `relatedProducts` of the catalogue service. The extras of all products of an operation are fetched with one `GET /v2/products/by-ids/{ids}`, or one `GET /v2/products` where their products were fetched for a period.',
    fields: (t) => ({
      productId: t.exposeID('id', {
        description: 'Identifier of the product that is the extra; its `price` belongs to this parent.',
      }),
      price: t.float({
        nullable: true,
        description:
          'Price of one unit in `Settings.currency` for the whole order, whatever its length: that under this product, otherwise `Product.price` of the extra. Null when the service gives neither: then it cannot be ordered as an extra.',
        ...extraCalls,
        resolve: async ({ id, price, period }, _args, { products }) =>
          price ?? (await withFallback(products(period).load(id), null))?.price ?? null,
      }),
      product: t.field({
        type: ProductRef,
        nullable: true,
        description:
          'The extra itself. Null when the catalogue no longer has it. Offer it only with a `stock` above 0 in the period of the order: null is unknown. Source: as said above, batched.',
        ...extraCalls,
        complexity: 2,
        resolve: ({ id, period }, _args, { products }) => products(period).load(id),
      }),
    }),
  })

/** A product of the catalogue. */
export const ProductRef: ReturnType<typeof shapeType<DatedProduct>> = shapeType<DatedProduct>(
  'Product',
  product,
  'A product for rent. Source: the `GET /v2/products…` calls of the catalogue service, whose field names are the same unless said otherwise. Prices are roubles; optional fields are null when the service gives none.',
  {
    id: 'Identifier at the catalogue service: what orders and `ids` take.',
    slug: 'Name in URLs: `/catalog/{slug}`.',
    name: 'Name for people, in Russian.',
    shortDescription: 'One sentence for cards, plain text in Russian.',
    description:
      'Full description: simple HTML in Russian, cleaned of scripts, styles and unsafe links, pictures as `Image.url` with a width. Lists may come without it: select it under `product`.',
    specs: [
      ProductSpecRef,
      'Technical data in the service’s order; empty when there is none. Lists may come without it: select it under `product`.',
    ],
    basicPricePerDay:
      'Price a day of one unit within the minimum rental (`Settings.minOrderDays`). Null: it has no price and cannot be ordered.',
    additionalPricePerDay:
      'Price of one unit for each day beyond the minimum rental. Null: longer rentals cannot be ordered.',
    price: 'Price of one unit for the whole order when it is rented as an extra of another product.',
    stock: (t) =>
      t.int({
        nullable: true,
        description:
          'How many units the company owns; with a period, how many of them are free on its worst day. 0 is none, null is unknown: the service gives no number, or no longer has the product; where it fails, there is an error as well. Never negative. Source: `stocks` of the service, a number or the first item’s. Where the product was fetched for this very period (or for none), its number is used; otherwise one `GET /v2/products` for all products of an operation and a period, without a period one `GET /v2/products/by-ids/{ids}`. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
        args: {
          period: t.arg({
            type: PeriodInput,
            description: 'The rental; left out or null: what the company owns.',
          }),
        },
        ...batchedRestCalls(['productsByIds', 'products'], ({ period }) => [productBatch(period)]),
        resolve: (product, args, { products }) => {
          const period = checkPeriod(args.period)
          if (isSamePeriod(period, product.period)) return product.stock
          return products(period)
            .load(product.id)
            .then((found) => found?.stock ?? null)
        },
      }),
    isOwned: (t) =>
      t.boolean({
        nullable: true,
        description:
          'Whether the company owns any unit. False: other dates do not help, it is not in stock on any. Null is unknown. Source: `stocks` of the service; where the product was fetched for a period and is not free in it, one `GET /v2/products/by-ids/{ids}` for all such products of an operation.',
        ...batchedRestCalls(['productsByIds'], () => [productBatch(null)]),
        resolve: async ({ id, stock, period }, _args, { products }) => {
          const known = period && !isFree(stock) ? withFallback(products(null).load(id), null) : { stock }
          const owned = (await known)?.stock ?? null
          return owned === null ? null : isFree(owned)
        },
      }),
    brands: 'Names of the brands; empty when there is none.',
    volumes: 'Sizes as text with unit, for example «0,3 л»; empty where size has no meaning.',
    priority: 'Popularity: higher comes first when sorted by `POPULAR`.',
    isNew: 'Whether the company marks it as new.',
    isPopular: 'Whether the company marks it as popular.',
    categories: [CategoryLinkRef, 'Its categories, the main one first.'],
    images: [ImageRef, 'Its pictures, the main one first; empty: show the no-photo picture.'],
    relatedProducts: (t) =>
      t.field({
        type: [RelatedProductRef],
        description:
          'Extras that are offered with it, with their prices; only these are accepted in `relatedLines` of an order.',
        resolve: ({ relatedProducts, period }) =>
          period ? relatedProducts.map((extra) => ({ ...extra, period })) : relatedProducts,
      }),
  },
)

function isSamePeriod(asked: DatedProduct['period'], fetched: DatedProduct['period']): boolean {
  return asked?.start === fetched?.start && asked?.end === fetched?.end
}
