import type {
  Assortment,
  Category,
  CategoryLink,
  FilterOption,
  Image,
  Product,
  ProductFilters,
  ProductSpec,
  RelatedProduct,
  Solution,
  SolutionProduct,
} from '../entities.ts'
import { html } from './html.ts'
import { storagePath } from './link.ts'
import { ids, names } from './names.ts'
import { flag, price, stocks, whole } from './number.ts'
import { from, isRecord, list, needed, object, type Shape } from './shape.ts'
import { dateTime, id, slug, text } from './text.ts'

const priority = whole(-1_000_000)

export const image: Shape<Image | null> = object<Image>(
  { original: needed(storagePath), caption: text },
  'Image',
)

export const categoryLink: Shape<CategoryLink | null> = object<CategoryLink>(
  {
    id: needed(id),
    slug: needed(slug),
    name: text,
  },
  'CategoryLink',
)

export const product: Shape<Product | null> = object<Product>(
  {
    id: needed(id),
    slug: needed(slug),
    name: text,
    shortDescription: text,
    description: html,
    specs: list(object<ProductSpec>({ name: needed(text), value: needed(text) })),
    basicPricePerDay: price,
    additionalPricePerDay: price,
    price,
    stock: from('stocks', stocks),
    brands: names,
    volumes: names,
    priority,
    isNew: flag,
    isPopular: flag,
    categories: list(categoryLink),
    images: list(image),
    relatedProducts: list(object<RelatedProduct>({ id: needed(id), price })),
  },
  'Product',
)

export const category: Shape<Category | null> = object<Category>(
  {
    id: needed(id),
    slug: needed(slug),
    name: text,
    description: text,
    image,
    priority,
    productsCount: whole(0),
  },
  'Category',
)

export const assortment: Shape<Assortment | null> = object<Assortment>(
  {
    id: needed(id),
    slug: needed(slug),
    name: text,
    description: text,
    image,
    priority,
    productIds: ids,
    createdAt: dateTime,
  },
  'Assortment',
)

export const solution: Shape<Solution | null> = object<Solution>(
  {
    id: needed(id),
    slug: needed(slug),
    name: text,
    description: text,
    text: html,
    guests: whole(0),
    priceHint: price,
    priceHintCaption: text,
    image,
    createdAt: dateTime,
    products: list(object<SolutionProduct>({ id: needed(id), quantity: needed(whole(1)) })),
  },
  'Solution',
)

const optionFields = object<{ value: string; label: string | null; count: number | null }>({
  value: needed(id),
  label: text,
  count: whole(0),
})

/** An option of a filter: a text, or an object with a value (or slug, or name), a label and a count. */
const filterOption: Shape<FilterOption | null> = {
  schema: {
    anyOf: [
      { type: 'string' },
      ...['value', 'slug', 'name'].map((key) => ({
        type: 'object',
        properties: { [key]: id.schema, label: text.schema, title: text.schema, count: whole(0).schema },
        required: [key],
      })),
    ],
  },
  read(value, at) {
    const option = optionFields.read(isRecord(value) ? withValue(value) : { value }, at)
    return option && { ...option, label: option.label ?? option.value }
  },
}

export const productFilters: Shape<ProductFilters | null> = object<ProductFilters>(
  {
    minPrice: price,
    maxPrice: price,
    brands: list(filterOption),
    volumes: list(filterOption),
    categories: list(filterOption),
    total: whole(0),
  },
  'ProductFilters',
)

function withValue(option: Record<string, unknown>): Record<string, unknown> {
  return {
    value: option.value ?? option.slug ?? option.name,
    label: option.label ?? option.title ?? option.name,
    count: option.count,
  }
}
