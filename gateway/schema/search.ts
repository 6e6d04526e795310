import { callText, restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { exposed } from '../context/exposed.ts'
import type { Fields } from '../context/shapeType.ts'
import type { CallName } from '../rest/calls/index.ts'
import type { ShopAnswer } from '../search/answers.ts'
import { normalizeSearch } from '../search/searchText.ts'
import { type Item, type ListGroup, SEARCH_GROUPS, TextSearch } from '../search/textSearch.ts'
import { badInput, checkText } from './arguments.ts'
import { ArticlePage } from './article.ts'
import { AssortmentPage } from './assortment.ts'
import { CategoryPage } from './category.ts'
import { checkPage, listCost, type Page, pageArgs, pageType } from './paging.ts'
import { ProductPage, productListArgs, productPageOf } from './productList.ts'
import { SolutionPage } from './solution.ts'

const SearchGroup = builder.enumType('SearchGroup', {
  description: 'A list of `SearchResults`.',
  values: Object.fromEntries(
    SEARCH_GROUPS.map((group) => [group, { description: `\`SearchResults.${group.toLowerCase()}\`.` }]),
  ) as Record<(typeof SEARCH_GROUPS)[number], { description: string }>,
})

const matched =
  'matched by the gateway among the first 100 of the list: at least half of the words are in name or description, the best match first. A number of guests (“for 60 guests”) matches solutions for about as many.'

const SearchResultsRef = builder.objectRef<TextSearch>('SearchResults').implement({
  description:
    'The results of a search, by kind; `total` of each list is its count. If the operation selects `products`, the other lists use the words that found the products: corrected by the service, or in the other keyboard layout.',
  fields: (t) => ({
    products: t.field({
      type: ProductPage,
      nullable: true,
      description:
        'The products: `products` with `search` set to the text; the filter must not set `search`. Source: `GET /v2/products`. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
      args: { ...productListArgs, ...pageArgs },
      ...restCalls('products', 'products'),
      complexity: listCost(20),
      resolve: (search, args) =>
        productPageOf((params) => search.products(params), args, { search: search.text }),
    }),
    solutions: list(t, SolutionPage, 'SOLUTIONS', 'The ready-made solutions', 'solutions'),
    assortments: list(t, AssortmentPage, 'ASSORTMENTS', 'The assortments', 'assortments'),
    categories: list(t, CategoryPage, 'CATEGORIES', 'The categories', 'categories'),
    articles: list(t, ArticlePage, 'ARTICLES', 'The articles', 'articles'),
    answers: list(
      t,
      ShopAnswerPage,
      'ANSWERS',
      'The questions of the home page, the parts of the terms, the offices and the linked pages',
      'page',
      'page',
      'contacts',
      'settings',
    ),
    groups: t.field({
      type: [SearchGroup],
      description:
        'The lists with results, the best first. Products come first, unless the name of another item has all of the words and that of the first product does not. A list is omitted while its service fails.',
      ...restCalls(
        'solutions',
        'assortments',
        'categories',
        'articles',
        'page',
        'page',
        'contacts',
        'settings',
      ),
      complexity: 5,
      resolve: (search) => search.groups(),
    }),
  }),
})

/** A list that the gateway searches itself. */
function list<Group extends ListGroup>(
  t: Fields<TextSearch>,
  type: ReturnType<typeof pageType<Item<Group>>>,
  group: Group,
  what: string,
  ...calls: CallName[]
) {
  return t.field({
    type,
    nullable: true,
    description: `${what}, ${matched} Source: ${[...new Set(calls)].map((call) => `\`${callText(call)}\``).join(', ')}. Errors: \`UPSTREAM_…\`, \`BAD_USER_INPUT\`.`,
    args: pageArgs,
    ...restCalls(...calls),
    complexity: listCost(20),
    resolve: async (search, args) => slice(args, await search.list(group)),
  })
}

function slice<Item>(args: Parameters<typeof checkPage>[0], items: Item[]): Page<Item> {
  const { page, limit } = checkPage(args)
  return { items: items.slice((page - 1) * limit, page * limit), page, limit, total: items.length }
}

builder.queryFields((t) => ({
  search: t.field({
    type: SearchResultsRef,
    description:
      'One search over products, solutions, assortments, categories, articles and the shop’s own texts. Lists that are not selected take no call. Errors: `BAD_USER_INPUT`.',
    args: {
      text: t.arg.string({ required: true, description: 'The visitor’s text, 1 to 200 characters.' }),
    },
    complexity: 1,
    resolve: (_query, { text }, { rest, cleanHtml }) => {
      const search = normalizeSearch(checkText(text, 'text', 200))
      if (search === '') throw badInput('text', 'it is empty.')
      return new TextSearch(rest, cleanHtml, search)
    },
  }),
}))

const ShopAnswerRef = builder.objectRef<ShopAnswer>('ShopAnswer').implement({
  description:
    'A passage of the shop’s own texts: a question with its answer, a part of the terms, an office, or a page.',
  fields: (t) =>
    exposed(t, {
      title: 'The question, or the title of the page, in the shop’s language.',
      section: ['String?', 'The heading of the part; null: it is the page.'],
      text: ['String?', 'Its text without tags, at most 400 characters.'],
      url: 'The path of the page: `/` for a question, `/rent-terms`, `/contacts`, ….',
    }),
})

const ShopAnswerPage = pageType('ShopAnswerPage', ShopAnswerRef, 'A page of answers.')
