import { html } from '../html/html.ts'
import { link } from '../values/link.ts'
import { ids } from '../values/names.ts'
import { flag, whole } from '../values/number.ts'
import { list, object, type ReadOf, required } from '../values/shape.ts'
import { dateTime, id, slug, text, words } from '../values/text.ts'
import { categoryLink, entity, image } from './catalog.ts'

/** A category of the blog. */
export type ArticleCategory = ReadOf<typeof articleCategory>
export const articleCategory = object(
  {
    ...entity,
    priority: whole(-1_000_000),
    image,
  },
  'ArticleCategory',
)

/** An article of the blog. */
export type Article = ReadOf<typeof article>
export const article = object(
  {
    id: required(id),
    slug: required(slug),
    title: text,
    excerpt: text,
    category: categoryLink,
    /** ISO 8601 with a zone. */
    publishedAt: dateTime,
    readingMinutes: whole(0),
    image,
    /** Sanitized HTML. */
    content: html,
    relatedProductIds: ids,
  },
  'Article',
)

/** A button of a block: it leads to `url`, or does the `action` that the storefront knows by that name. */
export const blockButton = object({ title: required(words), action: text, url: link })

/** One entry of a block: an advantage, a step or a question with its answer. */
export type ContentBlockItem = ReadOf<typeof blockItem>
export const blockItem = object({
  icon: text,
  title: text,
  text,
  number: whole(0),
  question: text,
  /** Sanitized HTML. */
  answer: html,
})

/** A part of a page that the storefront draws by its `type`. */
export type ContentBlock = ReadOf<typeof block>
export const block = object(
  {
    type: required(words),
    title: text,
    subtitle: text,
    text,
    buttonTitle: text,
    url: link,
    limit: whole(0),
    buttons: list(blockButton),
    items: list(blockItem),
  },
  'ContentBlock',
)

/** A page of texts: as HTML, or as blocks. */
export type ContentPage = ReadOf<typeof page>
export const page = object(
  {
    slug: required(slug),
    title: text,
    description: text,
    isDemo: flag,
    /** ISO 8601 with a zone. */
    updatedAt: dateTime,
    /** Sanitized HTML. */
    html,
    blocks: list(block),
  },
  'ContentPage',
)
