import { z } from 'zod'
import { picture, rentedSlug, text } from './keyTypes.ts'

/** The sections of the home page below its first, in the shop's own order. */
export const HOME_SECTIONS = [
  'categories',
  'guests',
  'products',
  'prices',
  'solutions',
  'steps',
  'assortments',
  'advantages',
  'articles',
  'questions',
] as const

/** The home page and the search field. */
export const homeKeys = z.strictObject({
  sections: z
    .array(z.enum(HOME_SECTIONS, `must be one of ${HOME_SECTIONS.join(', ')}`))
    .refine((sections) => new Set(sections).size === sections.length, 'has a section twice')
    .default([...HOME_SECTIONS])
    .describe(
      'The sections of the home page below the choice of dates, in their order; one that is not named is left out.',
    ),
  hero: z
    .array(
      z.strictObject({
        picture: picture.describe('Path of the picture in the storage.'),
        slug: rentedSlug.optional().describe('Slug of the product that it leads to.'),
        size: z
          .int('must be a whole number of centimetres')
          .min(1)
          .max(10_000)
          .optional()
          .describe(
            'Longest side of what it shows, in centimetres: things with a size are drawn to one scale.',
          ),
      }),
    )
    .max(6)
    .default([])
    .describe(
      'Pictures on the strip of days of the home page, at most six; without any, the first products of its categories.',
    ),
  searchExample: text(60).optional().describe('Text in the empty search field, such as two products.'),
})
