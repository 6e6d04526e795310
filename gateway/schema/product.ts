import { isSamePeriod } from '#gateway/rental/period.ts'
import { isFree } from '#gateway/rental/stock.ts'
import { batchedRestCalls, fetchingProducts, productBatch, restCalls } from '../base/restCalls.ts'
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
import { checkSlug } from './arguments.ts'
import { ImageRef } from './image.ts'
import { checkPeriod, PeriodInput } from './period.ts'

const ProductSpecRef = shapeType(
  'ProductSpec',
  productSpec,
  'One line of a product’s technical data: `specs` of the catalogue service.',
  {
    name: 'The property, in the shop’s language.',
    value: 'The value with its unit, in the shop’s language.',
  },
)

const CategoryLinkRef = shapeType(
  'CategoryLink',
  categoryLink,
  'Enough of a `Category` to link to it: part of a product (`GET /v2/products…`). Its `id` is that of the category.',
  {
    id: 'Identifier of the category at the catalogue service.',
    slug: 'Name in URLs: `/categories/{slug}`.',
    name: 'Name for people, in the shop’s language; null when the service gives none.',
  },
)

/** Extras are fetched as of the period of their product, so that their stock in it needs no call of its own. */
const extraCalls = batchedRestCalls(['productsByIds', 'products'])

const RelatedProductRef = builder
  .objectRef<RelatedProduct & Pick<DatedProduct, 'period'>>('RelatedProduct')
  .implement({
    description:
      'An extra that is offered with a product: an entry of `relatedProducts` of the catalogue service. One `GET /v2/products/by-ids/{ids}` fetches the extras of all products of an operation; if the products were fetched for a period, one `GET /v2/products` does.',
    fields: (t) => ({
      productId: t.exposeID('id', {
        description: 'Identifier of the extra’s product; `price` holds under this parent only.',
      }),
      price: t.float({
        nullable: true,
        description:
          'Price of one unit in `Settings.currency` for the whole order, whatever its length: the price under this parent, otherwise `Product.price` of the extra. Null when the service gives neither: then it cannot be ordered as an extra.',
        ...extraCalls,
        resolve: async ({ id, price, period }, _args, { products }) =>
          price ?? (await withFallback(products(period).load(id), null))?.price ?? null,
      }),
      product: t.field({
        type: ProductRef,
        nullable: true,
        description:
          'The extra itself. Null when the catalogue no longer has it. Offer it only if its `stock` in the period of the order is above 0; null is unknown. Source: see `RelatedProduct`, batched.',
        ...extraCalls,
        complexity: 2,
        resolve: ({ id, period }, _args, { products }) => products(period).load(id),
      }),
    }),
  })

export const ProductRef: ReturnType<typeof shapeType<DatedProduct>> = shapeType<DatedProduct>(
  'Product',
  product,
  'A product for rent. Source: the `GET /v2/products…` calls of the catalogue service; fields have the same names there unless their descriptions say otherwise. Prices are in `Settings.currency`; optional fields are null when the service gives none.',
  {
    id: 'Identifier at the catalogue service, for orders and `ids`.',
    slug: 'Name in URLs: `/catalog/{slug}`.',
    name: 'Name for people, in the shop’s language.',
    shortDescription: 'One sentence for cards, plain text in the shop’s language.',
    description:
      'Full description: simple HTML in the shop’s language, without scripts, styles and unsafe links; pictures have URLs like `Image.url` and a width. Lists may omit it: select it under `product`.',
    specs: [ProductSpecRef, 'Technical data in the service’s order; empty when there is none.'],
    basicPricePerDay:
      'Price of one unit per day within the minimum rental (`Settings.minOrderDays`). Null, also where the service sends 0: the product cannot be ordered.',
    additionalPricePerDay:
      'Price of one unit per day beyond the minimum rental; `basicPricePerDay` where the service gives none.',
    price: 'Price of one unit for the whole order when it is rented as an extra of another product.',
    stock: (t) =>
      t.int({
        nullable: true,
        description:
          'The number of units that the company owns; with a period, the number that is free on all of its days. Never negative. 0 is none; null is unknown: the service gives no number, no longer has the product, or fails (then there is also an error). Source: `stocks` of the service, a number or its first item’s. If the product was fetched for this period (or for none), this takes no call. Otherwise one `GET /v2/products` fetches the stock of all products of an operation for a period; without a period one `GET /v2/products/by-ids/{ids}` does. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
        args: {
          period: t.arg({
            type: PeriodInput,
            description: 'The rental; omitted or null: the units that the company owns.',
          }),
        },
        ...batchedRestCalls(['productsByIds', 'products'], ({ period }) => [productBatch(period)]),
        resolve: (product, args, { products }) => {
          const period = checkPeriod(args.period)
          if (isSamePeriod(period ?? null, product.period ?? null)) return product.stock
          return products(period)
            .load(product.id)
            .then((found) => found?.stock ?? null)
        },
      }),
    isOwned: (t) =>
      t.boolean({
        nullable: true,
        description:
          'Whether the company owns any unit. False: the product is not available on any dates. Null is unknown. Source: `stocks` of the service. If products were fetched for a period and are not free in it, one `GET /v2/products/by-ids/{ids}` fetches all of them.',
        ...batchedRestCalls(['productsByIds'], () => [productBatch(null)]),
        resolve: async ({ id, stock, period }, _args, { products }) => {
          const found = period && !isFree(stock) ? withFallback(products(null).load(id), null) : { stock }
          const owned = (await found)?.stock ?? null
          return owned === null ? null : isFree(owned)
        },
      }),
    brands: 'Names of the brands; empty when there is none.',
    volumes: 'Sizes as text with unit, for example “0.3 l”; empty where size has no meaning.',
    priority: 'Popularity: higher comes first when sorted by `POPULAR`.',
    isNew: 'Whether the company marks the product as new.',
    isPopular: 'Whether the company marks the product as popular.',
    categories: [CategoryLinkRef, 'Its categories, the main one first.'],
    images: [ImageRef, 'Its pictures, the main one first; empty: show the no-photo picture.'],
    relatedProducts: (t) =>
      t.field({
        type: [RelatedProductRef],
        description:
          'Extras that are offered with the product, with their prices. `relatedLines` of an order accept only these.',
        resolve: ({ relatedProducts, period }) =>
          period ? relatedProducts.map((extra) => ({ ...extra, period })) : relatedProducts,
      }),
  },
)

builder.queryField('product', (t) =>
  t.field({
    type: ProductRef,
    nullable: true,
    description:
      'One product by its slug. Source: `GET /v2/products/by-slug/{slug}`. Null without an error: there is no such product (404). Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
    args: {
      slug: t.arg.string({ required: true, description: 'Slug of the product, 1 to 200 characters.' }),
      period: t.arg({
        type: PeriodInput,
        description:
          'Dates of the rental: `stock` for the same period then takes no further call. Sent as `reservation_start_at` and `reservation_end_at`.',
      }),
      inStock: t.arg.boolean({ description: 'True: null if the product has no free units; `in_stock`.' }),
    },
    ...fetchingProducts(restCalls('productBySlug'), ({ period }) => period),
    complexity: 5,
    resolve: (_query, { slug, period, inStock }, { rest }) => {
      const days = checkPeriod(period)
      return rest.productBySlug(checkSlug(slug), {
        ...(days && { period: days }),
        ...(inStock != null && { inStock }),
      })
    },
  }),
)
