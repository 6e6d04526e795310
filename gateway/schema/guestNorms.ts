import { NORM_GUESTS, NORM_SETS } from '#company/norms.ts'
import { restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { ProductRef } from './product.ts'

type NormSet = (typeof NORM_SETS)[number]
type Norm = NormSet['norms'][number]

const GuestNormRef = builder.objectRef<Norm>('GuestNorm').implement({
  description:
    'How many units of a product guests need: `units` for `guests` guests, rounded up, and spare ones. The golden examples of `unitsForGuests` say how to count.',
  fields: (t) => ({
    productSlug: t.exposeString('product', { description: 'Slug of the product.' }),
    categorySlug: t.exposeString('category', {
      nullable: true,
      description: 'Slug of the category that the norm is of; null: none is named.',
    }),
    units: t.exposeFloat('units', { description: 'Units for `guests` guests, at most two decimals.' }),
    guests: t.exposeInt('guests', { description: 'Guests that share them, at least 1.' }),
    spare: t.exposeInt('spare', { description: 'Spare units, in percent.' }),
    spareAtLeast: t.exposeInt('spareAtLeast', { description: 'The least number of spare units.' }),
    product: t.field({
      type: ProductRef,
      nullable: true,
      description:
        'The product. Null when the catalogue has none of this slug. Source: `GET /v2/products/by-slug/{slug}`.',
      ...restCalls('productBySlug'),
      complexity: 5,
      resolve: ({ product }, _args, { rest }) => rest.productBySlug(product, {}),
    }),
  }),
})

const GuestNormsRef = builder.objectRef<NormSet>('GuestNorms').implement({
  description: 'What the guests of one kind of event need, as the company states it.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The kind of event, in the shop’s language.' }),
    names: t.stringList({
      description: 'The kinds of events that there are norms for; their places are the numbers of the sets.',
      resolve: () => NORM_SETS.map(({ name }) => name),
    }),
    guests: t.int({ description: 'The number of guests to begin with.', resolve: () => NORM_GUESTS }),
    norms: t.expose('norms', {
      type: [GuestNormRef],
      description: 'One norm for each product, at most eight.',
      complexity: { field: 1, multiplier: 8 },
    }),
  }),
})

builder.queryField('guestNorms', (t) =>
  t.field({
    type: GuestNormsRef,
    nullable: true,
    description:
      'What guests need, from the company’s folder. Null: the company states no norms, or no set has this number.',
    args: {
      set: t.arg.int({ required: true, defaultValue: 0, description: 'The number of the set, from 0.' }),
    },
    complexity: 1,
    resolve: (_query, { set }) => NORM_SETS[set] ?? null,
  }),
)
