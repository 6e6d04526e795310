import { z } from 'zod'
import { rentedSlug, shopPath, text } from './keyTypes.ts'

const norm = z.strictObject({
  product: rentedSlug.describe('Slug of the product.'),
  category: rentedSlug.optional().describe('Slug of the category that the norm is of.'),
  units: z
    .number()
    .min(0)
    .max(100)
    .multipleOf(0.01)
    .default(1)
    .describe('Units for so many guests as `guests` says.'),
  guests: z.int().min(1).max(100).default(1).describe('Guests that share them: 10 at a table.'),
  spare: z.int().min(0).max(100).default(0).describe('Spare units, in percent.'),
  spareAtLeast: z.int().min(0).max(100).default(0).describe('The least number of spare units.'),
})

/** How much guests need of what. */
export const normKeys = z.strictObject({
  guests: z.int().min(1).max(9999).default(50).describe('The number of guests to begin with.'),
  sets: z
    .array(
      z.strictObject({
        name: text(30).describe('The kind of event.'),
        norms: z.array(norm).min(1).max(8).describe('What its guests need, at most eight products.'),
      }),
    )
    .max(4)
    .default([])
    .describe('What guests need, by kind of event, at most four.'),
  sources: z
    .array(
      z.strictObject({
        title: text(100),
        path: shopPath,
      }),
    )
    .max(3)
    .default([])
    .describe('Pages of the shop that explain the norms, at most three.'),
})
