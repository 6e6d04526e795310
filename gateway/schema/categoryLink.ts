import { shapeType } from '../context/shapeType.ts'
import { categoryLink } from '../rest/shapes/catalog.ts'

/** The short form of a category, for links. */
export const CategoryLinkRef = shapeType(
  'CategoryLink',
  categoryLink,
  'Enough of a `Category` to link to it: part of a product (`GET /v2/products…`). Its `id` is that of the category.',
  {
    id: 'Identifier of the category at the catalogue service.',
    slug: 'Name in URLs: `/categories/{slug}`.',
    name: 'Name for people, in Russian; null when the service gives none.',
  },
)
