import { HAS_HERO_SLUGS, HERO_SLUGS } from '#company/home.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { pageQuery } from '#renderer/page/pageQuery.ts'

const heroProduct = graphql(`
  query HeroProduct($slug: String!) {
    product(slug: $slug) { id slug }
  }
`)

/** Where the company's pictures lead, in their order, and whether that product is there; null: nowhere. */
export const heroLinks = HAS_HERO_SLUGS ? HERO_SLUGS.map((slug) => (slug === null ? null : linkTo(slug))) : []

function linkTo(slug: string) {
  const query = pageQuery({
    document: heroProduct,
    variables: () => ({ slug }),
    required: false,
    lacks: ({ product }) =>
      product ? null : `company.json: home.hero: there is no product "${slug}": its picture has no link`,
  })
  return { slug, query }
}
