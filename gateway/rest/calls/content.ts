import * as calendarShapes from '../shapes/calendar.ts'
import * as contactShapes from '../shapes/contacts.ts'
import * as shapes from '../shapes/content.ts'
import * as settingsShapes from '../shapes/settings.ts'
import { whole } from '../values/number.ts'
import { pageOf } from '../values/shape.ts'
import { isSegment } from '../values/text.ts'
import { CONTENT_TTL } from './cacheTimes.ts'
import { type Fetch, get, getByQuery, getBySlug } from './call.ts'
import { day, text } from './inputSchema.ts'
import { CATEGORY, pageParams, param } from './params.ts'

const total = whole(0)

export const settings = get({
  service: 'product',
  path: '/v2/settings',
  summary: 'The rental rules, and content of every page',
  answer: settingsShapes.settings,
  times: CONTENT_TTL,
})

/** Only for services that name the capability `calendar`. */
export const calendar = getByQuery({
  service: 'product',
  path: '/v2/calendar',
  summary: 'The days on which nothing is handed over or taken back',
  params: { from: param('from', 'The first day.', day), to: param('to', 'The last day.', day) },
  answer: calendarShapes.calendar,
  times: CONTENT_TTL,
})

export const contacts = get({
  service: 'content',
  path: '/v2/contacts',
  summary: 'The contacts of the company',
  answer: contactShapes.contacts,
  times: CONTENT_TTL,
})

export const articleBySlug = getBySlug({
  service: 'content',
  path: '/v2/blog-articles/{slug}',
  summary: 'One article of the blog',
  answer: shapes.article,
  times: CONTENT_TTL,
})

export const articles = getByQuery({
  service: 'content',
  path: '/v2/blog-articles',
  summary: 'One page of the articles',
  params: { ...pageParams({ orderBy: 'published_at' }), category: CATEGORY },
  answer: pageOf(shapes.article, total),
  times: CONTENT_TTL,
})

export const articleCategoryBySlug = getBySlug({
  service: 'content',
  path: '/v2/article-categories/{slug}',
  summary: 'One section of the blog',
  answer: shapes.articleCategory,
  times: CONTENT_TTL,
})

export const articleCategories = getByQuery({
  service: 'content',
  path: '/v2/article-categories',
  summary: 'The sections of the blog',
  params: pageParams({ limit: 12 }),
  answer: pageOf(shapes.articleCategory, total),
  times: CONTENT_TTL,
})

/** A page of texts; the site that it belongs to comes from the configuration. */
export const page = {
  ...getByQuery({
    service: 'content',
    path: '/v2/pages',
    summary: 'One page with text',
    params: {
      slug: param('slug', 'The slug of the page.', text),
      project: param('project', 'The site that the page belongs to.', text),
    },
    answer: shapes.page,
    times: CONTENT_TTL,
  }),
  nullable: true as const,
  connect:
    (fetch: Fetch<shapes.ContentPage>, { project }: { project: string }) =>
    async (slug: string) =>
      isSegment(slug) ? fetch({ params: { slug, project } }) : null,
}
