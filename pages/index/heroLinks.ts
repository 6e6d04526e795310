import { HERO_SLUGS } from '#company/home.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { pageQuery } from '#renderer/page/pageQuery.ts'

const heroProduct = graphql(`
  query HeroProduct($slug: String!) {
    product(slug: $slug) {
      id
      slug
    }
  }
`)

/** Where the company's pictures lead, in their order, and whether that product is there; null: nowhere. */
export const heroLinks = HERO_SLUGS.map((slug) => {
  if (slug === null) return null
  const query = pageQuery({
    document: heroProduct,
    variables: () => ({ slug }),
    required: false,
    lacks: ({ product }) =>
      product ? null : `company.json: home.hero: there is no product "${slug}": its picture has no link`,
  })
  return { slug, query }
})
