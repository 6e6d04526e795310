import { CatalogListing } from '#renderer/catalog/CatalogListing.tsx'
import { productCountText } from '#renderer/catalog/texts.ts'
import { asSent } from '#renderer/graphql/typography.ts'
import { categoryPath } from '#renderer/page/paths.ts'
import { usePageBlock, usePageQuery } from '#renderer/page/usePageQuery.ts'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query from './+query.ts'
import { CategoryHeader } from './CategoryHeader.tsx'

/** One category: what it is, and its products. */
export default function Page() {
  const category = usePageQuery(query.category)?.category
  const products = usePageQuery(query.products)?.products
  const facets = usePageBlock(query.facets)
  if (!category || !products) return null
  const { slug } = category
  return (
    <Wrap>
      <Breadcrumbs
        items={[
          { title: 'Главная', href: '/' },
          { title: 'Категории', href: '/categories' },
          { title: asSent(category).name ?? slug },
        ]}
      />
      <CategoryHeader
        category={category}
        note={products.total !== null && productCountText(products.total)}
      />
      <CatalogListing
        key={slug}
        query={query.products}
        products={products}
        facets={facets}
        scope={{ category: slug }}
        path={categoryPath(slug)}
      />
    </Wrap>
  )
}
