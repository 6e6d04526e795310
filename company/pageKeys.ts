import { z } from 'zod'
import { text } from './keyTypes.ts'

/** First parts of the shop's own URLs: no text page can have one as its slug. */
export const OWN_PATHS: ReadonlySet<string> = new Set(
  (
    'articles assets assortments builds cart catalog categories client-errors contacts favourites graphql healthz how-many map-frame metrics ' +
    'order pictures plan readyz sandbox search solutions waitlist web-vitals'
  ).split(' '),
)

const slug = z
  .string()
  .max(100, 'the slug must not be longer than 100 letters')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'the slug must be small letters and digits with "-" between them')
  .refine((text) => !OWN_PATHS.has(text), 'the shop has another page at this URL')

/** The keys of `pages.json`: slugs of text pages that the content service has besides the shop's own, with their titles. */
export const pageKeys = z
  .record(slug, text(100))
  .refine((pages) => Object.keys(pages).length <= 100, 'must not have more than 100 pages')
