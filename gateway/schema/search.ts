import { restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { normalizeSearch } from '../search/searchText.ts'
import { SEARCH_GROUPS, TextSearch } from '../search/textSearch.ts'
import { badInput, checkText } from './arguments.ts'
import { ArticlePage } from './article.ts'
import { AssortmentPage } from './assortment.ts'
import { CategoryPage } from './category.ts'
import { checkPage, listCost, type Page, pageArgs } from './paging.ts'
import { ProductPage, productListArgs, productPageOf } from './productList.ts'
import { SolutionPage } from './solution.ts'

const SearchGroup = builder.enumType('SearchGroup', {
  description: 'What a search answers with: the lists of `SearchResults`.',
  values: Object.fromEntries(
    SEARCH_GROUPS.map((group) => [group, { description: `\`SearchResults.${group.toLowerCase()}\`.` }]),
  ) as Record<(typeof SEARCH_GROUPS)[number], { description: string }>,
})

const matched =
  'matched here by words: at least half of them in name or description, the best first, among the first 100 of the list. A number of guests («на 60 гостей») is met by solutions for about as many.'

const SearchResultsRef = builder.objectRef<TextSearch>('SearchResults').implement({
  description:
    'What a search finds, by kind; the `total` of each list is its count. The words of the other lists are those of the products where the operation asks for products: a service corrects and a keyboard layout is switched once for all.',
  fields: (t) => ({
    products: t.field({
      type: ProductPage,
      nullable: true,
      description:
        'The products: `products` with the text as the search, which the filter must not set once more. Source: `GET /v2/products`. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
      args: { ...productListArgs, ...pageArgs },
      ...restCalls('products', 'products'),
      complexity: listCost(20),
      resolve: (search, args) =>
        productPageOf((params) => search.products(params), args, { search: search.text }),
    }),
    solutions: t.field({
      type: SolutionPage,
      nullable: true,
      description: `The ready-made solutions, ${matched} Source: \`GET /v2/solutions\`. Errors: \`UPSTREAM_…\`, \`BAD_USER_INPUT\`.`,
      args: pageArgs,
      ...restCalls('solutions'),
      complexity: listCost(20),
      resolve: async (search, args) => slice(args, await search.list('SOLUTIONS')),
    }),
    assortments: t.field({
      type: AssortmentPage,
      nullable: true,
      description: `The assortments, ${matched} Source: \`GET /v2/assortments\`. Errors: \`UPSTREAM_…\`, \`BAD_USER_INPUT\`.`,
      args: pageArgs,
      ...restCalls('assortments'),
      complexity: listCost(20),
      resolve: async (search, args) => slice(args, await search.list('ASSORTMENTS')),
    }),
    categories: t.field({
      type: CategoryPage,
      nullable: true,
      description: `The categories, ${matched} Source: \`GET /v2/categories\`. Errors: \`UPSTREAM_…\`, \`BAD_USER_INPUT\`.`,
      args: pageArgs,
      ...restCalls('categories'),
      complexity: listCost(20),
      resolve: async (search, args) => slice(args, await search.list('CATEGORIES')),
    }),
    articles: t.field({
      type: ArticlePage,
      nullable: true,
      description: `The articles, ${matched} Source: \`GET /v2/blog-articles\`. Errors: \`UPSTREAM_…\`, \`BAD_USER_INPUT\`.`,
      args: pageArgs,
      ...restCalls('articles'),
      complexity: listCost(20),
      resolve: async (search, args) => slice(args, await search.list('ARTICLES')),
    }),
    groups: t.field({
      type: [SearchGroup],
      description:
        'The lists that have answers, the best first. Products come first unless something else is named with all of the words and the first product is not. A list whose service fails is left out.',
      ...restCalls('solutions', 'assortments', 'categories', 'articles'),
      complexity: 5,
      resolve: (search) => search.groups(),
    }),
  }),
})

function slice<Item>(args: Parameters<typeof checkPage>[0], items: Item[]): Page<Item> {
  const { page, limit } = checkPage(args)
  return { items: items.slice((page - 1) * limit, page * limit), page, limit, total: items.length }
}

builder.queryFields((t) => ({
  search: t.field({
    type: SearchResultsRef,
    description:
      'One search over products, solutions, assortments, categories and articles. Nothing is called for what is not selected. Errors: `BAD_USER_INPUT`.',
    args: {
      text: t.arg.string({ required: true, description: 'What a visitor typed, 1 to 200 characters.' }),
    },
    complexity: 1,
    resolve: (_query, { text }, { rest }) => {
      const search = normalizeSearch(checkText(text, 'text', 200))
      if (search === '') throw badInput('text', 'it is empty.')
      return new TextSearch(rest, search)
    },
  }),
}))
