import {
  HAS_ARTICLES,
  HAS_ASSORTMENTS,
  HAS_CATEGORIES,
  HAS_HERO_SLUGS,
  HAS_QUESTIONS,
  HAS_SOLUTIONS,
} from '#company/home.ts'
import { texts } from '#company/texts/index.ts'
import {
  articleCardFragment,
  assortmentCardFragment,
  solutionCardFragment,
} from '#renderer/cards/fragments.ts'
import { popularProductsQuery } from '#renderer/cards/productCards.ts'
import { popularCategoriesQuery } from '#renderer/catalog/popularCategoriesQuery.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { pageQuery } from '#renderer/page/pageQuery.ts'
import { companyThing, faqThing, webSiteThing } from '#renderer/page/things.ts'
import { heroLinks } from './heroLinks.ts'
import { firstProductsQuery } from './heroProducts.ts'
import { homeBlock, homeContent } from './homeBlocks.ts'

const DEFAULT_HEAD = {
  title: texts.home.headTitle,
  description: texts.home.description,
}

const solutions = graphql(
  `
    query HomeSolutions {
      solutions(limit: 4) {
        items { ...SolutionCard }
      }
    }
  `,
  [solutionCardFragment],
)

const assortments = graphql(
  `
    query HomeAssortments {
      assortments(limit: 4) {
        items { ...AssortmentCard }
      }
    }
  `,
  [assortmentCardFragment],
)

const articles = graphql(
  `
    query HomeArticles {
      articles(limit: 3) {
        items { ...ArticleCard }
      }
    }
  `,
  [articleCardFragment],
)

const none = () => ({})
const optional = { variables: none, required: false }

const never = { appliesTo: () => false }

// By the place of the picture.
function heroQueries(): object {
  const queries = heroLinks.flatMap((link, index) => (link ? [[`hero${index}`, link.query]] : []))
  return Object.fromEntries(queries)
}

// Each service answers for its own blocks; without the products there is no shop to show.
export default {
  products: pageQuery({
    document: popularProductsQuery,
    variables: ({ period }) => ({ period }),
    head: () => DEFAULT_HEAD,
  }),
  content: pageQuery(
    {
      document: homeContent,
      variables: none,
      required: false,
      head: ({ page }) => ({
        title: page?.title ?? DEFAULT_HEAD.title,
        description: page?.description ?? DEFAULT_HEAD.description,
      }),
    },
    import.meta.env.SSR &&
      ((data, context) => [
        companyThing(context),
        webSiteThing(context),
        HAS_QUESTIONS ? faqThing(homeBlock(data?.page, 'FaqBlock')?.questions) : null,
      ]),
  ),
  // A block that the company leaves out is not queried.
  popular: { ...popularCategoriesQuery, ...(!HAS_CATEGORIES && never) },
  solutions: pageQuery({ document: solutions, ...optional, ...(!HAS_SOLUTIONS && never) }),
  assortments: pageQuery({ document: assortments, ...optional, ...(!HAS_ASSORTMENTS && never) }),
  articles: pageQuery({ document: articles, ...optional, ...(!HAS_ARTICLES && never) }),
  first: firstProductsQuery,
  ...(HAS_HERO_SLUGS && heroQueries()),
}
