import type {
  Article,
  ArticleCategory,
  ContentBlock,
  ContentBlockButton,
  ContentBlockItem,
  ContentPage,
} from '../entities.ts'
import { categoryLink, image } from './catalog.ts'
import { html } from './html.ts'
import { link } from './link.ts'
import { ids } from './names.ts'
import { flag, whole } from './number.ts'
import { list, needed, object, type Shape } from './shape.ts'
import { dateTime, id, slug, text } from './text.ts'

export const articleCategory: Shape<ArticleCategory | null> = object<ArticleCategory>(
  {
    id: needed(id),
    slug: needed(slug),
    name: text,
    description: text,
    priority: whole(-1_000_000),
    image,
  },
  'ArticleCategory',
)

export const article: Shape<Article | null> = object<Article>(
  {
    id: needed(id),
    slug: needed(slug),
    title: text,
    excerpt: text,
    category: categoryLink,
    publishedAt: dateTime,
    readingMinutes: whole(0),
    image,
    content: html,
    relatedProductIds: ids,
  },
  'Article',
)

const block: Shape<ContentBlock | null> = object<ContentBlock>(
  {
    type: needed(text),
    title: text,
    subtitle: text,
    text,
    buttonTitle: text,
    url: link,
    limit: whole(0),
    buttons: list(object<ContentBlockButton>({ title: needed(text), action: text, url: link })),
    items: list(
      object<ContentBlockItem>({
        icon: text,
        title: text,
        text,
        number: whole(0),
        question: text,
        answer: html,
      }),
    ),
  },
  'ContentBlock',
)

export const page: Shape<ContentPage | null> = object<ContentPage>(
  {
    slug: needed(slug),
    title: text,
    description: text,
    isDemo: flag,
    updatedAt: dateTime,
    html,
    blocks: list(block),
  },
  'ContentPage',
)
