import { z } from 'zod'

/** Marks that could turn round what follows them on a page; those that stand for a letter of a direction (U+200E) turn nothing. */
export const UNTURNED = [
  /^[^\u202a-\u202e\u2066-\u2069]*$/u,
  'must not have marks that turn its direction',
] as const

/** A line of words, of at most so many letters. */
export const text = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\u2028\u2029<>]*$/u, 'must be one line without < and >')
    .regex(...UNTURNED)
    .regex(/^(\S(.*\S)?)?$/su, 'must not begin or end with a space')

/** A picture in the storage. */
export const picture = z
  .string()
  .max(300)
  .regex(/^[\w.-]+(\/[\w.-]+)*$/, 'must be a path in the storage, such as products/chair-1.webp')

/** The slug of a product or a category. */
export const rentedSlug = z
  .string()
  .max(200)
  .regex(/^[\w-]+$/, 'must be a slug, such as chair-gold')

/** A page of the shop. */
export const shopPath = z
  .string()
  .max(300)
  .regex(/^\/[\w/-]*$/, 'must be a path of the shop')
