import { z } from 'zod'
import { text } from './keyTypes.ts'

const consent = z
  .strictObject({
    name: z
      .string()
      .max(40)
      .regex(/^[a-z][A-Za-z0-9]*$/, 'must be letters and digits, such as photos')
      .describe(
        'The name by which the services get it: "terms" is the rental terms, "personalData" the use of personal data.',
      ),
    text: text(300).describe(
      'What the customer agrees to, with the name of each document in [square brackets].',
    ),
    pages: z
      .array(z.string().max(100))
      .max(5)
      .default([])
      .describe('The slugs of these documents, in their order: text pages of the shop.'),
  })
  .refine(
    ({ text, pages }) =>
      /^[^[\]]*(\[[^[\]]+\][^[\]]*)*$/.test(text) &&
      !/\[[^\p{L}\p{N}\]]+\]/u.test(text) &&
      text.split('[').length - 1 === pages.length,
    {
      path: ['text'],
      error: 'must have as many names in [square brackets] as there are pages',
    },
  )

/** The key `consents` of `company.json`: what a customer has to agree to; absent: the shop's own two. */
export const consentKeys = z
  .array(consent)
  .max(6)
  .refine(
    (consents) => new Set(consents.map(({ name }) => name)).size === consents.length,
    'has a name twice',
  )
  .optional()
  .describe(
    'What a customer has to agree to, a box each, at most six. Default: the rental terms with the offer, and the use of personal data.',
  )
