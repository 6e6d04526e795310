import { CURRENCY } from '#company/constants.ts'
import { HAS_DELIVERY } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'
import { pageQuery, type Thing, type ThingContext } from '#renderer/page/pageQuery.ts'
import { productPath } from '#renderer/page/paths.ts'
import { companyId } from '#renderer/page/things.ts'

const document = graphql(`
  query ProductPage($slug: String!, $period: PeriodInput) {
    product(slug: $slug, period: $period) {
      id slug name shortDescription description basicPricePerDay additionalPricePerDay
      stock(period: $period)
      owned: stock brands
      specs { name value }
      categories { id slug name }
      images { original caption url(width: W1200) }
      relatedProducts {
        productId price
        product {
          id slug name
          stock(period: $period)
          images { original caption }
        }
      }
    }
  }
`)

const care = graphql(`
  query CareNote {
    settings { id careNote }
  }
`)

export default {
  care: pageQuery({ document: care, variables: () => ({}), required: false }),
  product: pageQuery(
    {
      document,
      variables: ({ params, period }) => ({ slug: params.slug ?? '', period }),
      found: ({ product }) => product !== null,
      head: ({ product }) => ({
        title: texts.product.title(product?.name ?? texts.product.unnamed),
        description: product?.shortDescription ?? null,
        image: product?.images[0]?.url ?? null,
        type: 'product',
      }),
    },
    import.meta.env.SSR && ((data, context) => [data?.product ? productThing(data.product, context) : null]),
  ),
}

/** The product as its own page queries it. */
export type ProductDetails = NonNullable<ResultOf<typeof document>['product']>

/** The product and what it costs to lease, as search engines read it. */
function productThing(product: ProductDetails, context: ThingContext): Thing {
  const url = context.urlOf(productPath(product.slug))
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    sku: product.id,
    name: product.name ?? texts.places.product,
    ...(product.shortDescription && { description: product.shortDescription }),
    ...(product.images.length > 0 && { image: product.images.map((image) => image.url) }),
    ...(product.brands[0] && { brand: { '@type': 'Brand', name: product.brands[0] } }),
    ...(product.categories[0]?.name && { category: product.categories[0].name }),
    additionalProperty: product.specs.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
    ...(product.basicPricePerDay !== null && {
      offers: leaseOffer(product, product.basicPricePerDay, url, context),
    }),
  }
}

// The first days have one price, whatever comes after them another one. Without a minimum rental their number is open: then only the first price is given.
function leaseOffer(
  product: ProductDetails,
  basicPrice: number,
  url: string,
  { settings, siteUrl }: ThingContext,
): object {
  const minimum = settings?.minimumRental ?? null
  const basic = { ...dayPrice(basicPrice), ...(minimum !== null && { billingDuration: days(minimum) }) }
  return {
    '@type': 'Offer',
    url,
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    price: basicPrice,
    priceCurrency: CURRENCY,
    priceSpecification:
      product.additionalPricePerDay === null || minimum === null
        ? basic
        : [basic, { ...dayPrice(product.additionalPricePerDay), billingStart: minimum }],
    ...(minimum !== null && {
      eligibleDuration: { '@type': 'QuantitativeValue', minValue: minimum, unitCode: 'DAY' },
    }),
    ...(product.stock !== null && {
      availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    }),
    ...(!HAS_DELIVERY && { availableDeliveryMethod: 'https://schema.org/OnSitePickup' }),
    seller: { '@id': companyId(siteUrl) },
  }
}

function dayPrice(price: number) {
  return {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: CURRENCY,
    unitCode: 'DAY',
    referenceQuantity: days(1),
  }
}

function days(value: number) {
  return { '@type': 'QuantitativeValue', value, unitCode: 'DAY' }
}
