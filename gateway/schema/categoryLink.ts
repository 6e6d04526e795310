import { builder } from '../context/builder.ts'
import type { CategoryLink } from '../rest/shapes/catalog.ts'

/** The short form of a category, for links. */
export const CategoryLinkRef = builder.objectRef<CategoryLink>('CategoryLink').implement({
  description:
    'Enough of a `Category` to link to it: part of a product (`GET /v2/products…`). Its `id` is that of the category.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the category at the catalogue service.' }),
    slug: t.exposeString('slug', { description: 'Name in URLs: `/categories/{slug}`.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'Name for people, in Russian; null when the service gives none.',
    }),
  }),
})
