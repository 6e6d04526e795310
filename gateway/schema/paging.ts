import { LIMITS } from '../base/limits.ts'
import { callText, restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import type { shapeType } from '../context/shapeType.ts'
import type { CallName, Rest } from '../rest/calls/index.ts'
import type { List } from '../rest/values/shape.ts'
import { checkRange, checkSlug } from './arguments.ts'

/** One numbered page of a list. `total` is null where the service does not count. */
export type Page<Item> = { items: Item[]; page: number; limit: number; total: number | null }

const MAX_PAGE = 100_000
const MAX_LIMIT = LIMITS.pageSize.max

/** The arguments of every numbered list. */
export const pageArgs = builder.args((t) => ({
  page: t.int({
    defaultValue: 1,
    description: `Number of the page, from 1 to ${MAX_PAGE}. Outside of that: \`BAD_USER_INPUT\`.`,
  }),
  limit: t.int({
    defaultValue: 20,
    description: `Items on a page, from 1 to ${MAX_LIMIT}. Outside of that: \`BAD_USER_INPUT\`.`,
  }),
}))

/** The requested page, checked; an explicit null means the default. */
export function checkPage(args: { page?: number | null | undefined; limit?: number | null | undefined }): {
  page: number
  limit: number
} {
  return { page: checkRange(args.page ?? 1, 'page', 1, MAX_PAGE), limit: checkLimit(args.limit ?? 20) }
}

/** A number of items within the allowed bounds. */
export function checkLimit(limit: number): number {
  return checkRange(limit, 'limit', 1, MAX_LIMIT)
}

/** The requested page of a service's list. */
export async function pageFrom<L extends List<unknown>>(
  args: Parameters<typeof checkPage>[0],
  read: (page: ReturnType<typeof checkPage>) => Promise<L>,
) {
  const page = checkPage(args)
  return { ...(await read(page)), ...page }
}

/** The cost of a list field: what is below it counts once for each item of the page. */
export function listCost(fallback: number): (args: { limit?: number | null | undefined }) => {
  field: number
  multiplier: number
} {
  return ({ limit }) => ({ field: 5, multiplier: Math.min(Math.max(limit ?? fallback, 1), MAX_LIMIT) })
}

/** The root field of one entity by its slug. */
export function bySlug<Entity extends object>(
  t: Parameters<Parameters<typeof builder.queryFields>[0]>[0],
  type: ReturnType<typeof shapeType<Entity>>,
  what: string,
  call: CallName,
  read: (rest: Rest, slug: string) => Promise<Entity | null>,
) {
  const [name] = /\w+(?= of|$)/.exec(what) ?? []
  return t.field({
    type,
    nullable: true,
    description: `One ${what} by its slug. Source: \`${callText(call)}\`. Null without an error: there is none (404). Errors: \`UPSTREAM_…\`, \`BAD_USER_INPUT\`.`,
    args: {
      slug: t.arg.string({ required: true, description: `Slug of the ${name}, 1 to 200 characters.` }),
    },
    ...restCalls(call),
    complexity: 5,
    // The compiler cannot tell that an entity is no list.
    resolve: (_query, { slug }, { rest }) => read(rest, checkSlug(slug)) as never,
  })
}

type ItemRef<Item> = ReturnType<ReturnType<typeof builder.objectRef<Item>>['implement']>

const PageRef = builder.interfaceRef<Page<unknown>>('Page').implement({
  description: 'One numbered page of a list: the fields that pages of all entities share besides `items`.',
  fields: (t) => ({
    page: t.exposeInt('page', { description: 'The requested page, counted from 1.' }),
    limit: t.exposeInt('limit', {
      description: 'The requested page size; the last page may hold fewer items.',
    }),
    total: t.exposeInt('total', {
      nullable: true,
      description:
        'The number of items on all pages: `result.total` of the service; null if the service does not send it.',
    }),
    hasNextPage: t.boolean({
      description:
        'Whether there is a next page, by `total`. If `total` is null, a full page counts as having a next one.',
      resolve: hasNextPage,
    }),
  }),
})

/** The type of a numbered page of some entity. Its items cost nothing by themselves: the list’s field counts them. */
export function pageType<Item, P extends Page<Item> = Page<Item>>(
  name: string,
  item: ItemRef<Item>,
  description: string,
) {
  return builder.objectRef<P>(name).implement({
    description,
    // For a generic page the compiler cannot tell that the interface fits.
    interfaces: [PageRef] as unknown as [],
    fields: (t) => ({
      items: t.field({
        type: [item],
        complexity: { field: 1, multiplier: 1 },
        description: 'The items of this page in the order of the list. Items without id or slug are omitted.',
        resolve: (page) => page.items,
      }),
    }),
  })
}

function hasNextPage({ items, page, limit, total }: Page<unknown>): boolean {
  return total === null ? items.length >= limit : page * limit < total
}
