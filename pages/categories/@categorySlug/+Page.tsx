import type { ReactNode } from 'react'
import { NORM_CATEGORIES } from '#company/norms.ts'
import { texts } from '#company/texts/index.ts'
import { positionsText } from '#gateway/rental/dayWord.ts'
import { CategoryShelf } from '#renderer/cards/CategoryShelf.tsx'
import { pictureText } from '#renderer/cards/Scene.tsx'
import { CatalogListing } from '#renderer/catalog/CatalogListing.tsx'
import { productCountText } from '#renderer/catalog/listing.ts'
import { categoryPath, comparisonUrl, MAX_COMPARED } from '#renderer/page/paths.ts'
import { usePageBlock, usePageQuery } from '#renderer/page/usePageQuery.ts'
import { CategoryNeed } from '#renderer/sets/CategoryNeed.tsx'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query, { type CategoryDetails } from './+query.ts'
import css from './Page.module.css'

/** One category: what it is, its products, and the way to others. */
export default function Page() {
  const category = usePageQuery(query.category)?.category
  const products = usePageQuery(query.products)?.products
  const facets = usePageBlock(query.facets)
  const others = usePageQuery(query.popular)?.popularCategories.filter(({ slug }) => slug !== category?.slug)
  if (!category || !products) return null
  const { slug } = category
  return (
    <>
      <Wrap>
        <Breadcrumbs
          items={[{ title: texts.frame.categories, href: '/categories' }, { title: category.name ?? slug }]}
        />
        <CategoryHeader
          category={category}
          note={products.total !== null && productCountText(products.total)}
          compared={products.items.slice(0, MAX_COMPARED).map(({ id }) => id)}
        />
        {NORM_CATEGORIES.includes(slug) && <CategoryNeed slug={slug} />}
        <CatalogListing
          key={slug}
          query={query.products}
          products={products}
          facets={facets}
          scope={{ category: slug }}
          path={categoryPath(slug)}
        />
      </Wrap>
      <CategoryShelf categories={others ?? []} />
    </>
  )
}

/** The category's name and description; its picture is on the line below, as on a shelf. */
function CategoryHeader({ category, note, compared }: CategoryHeaderProps) {
  const { slug, name, description, image } = category
  return (
    <header className={css.header}>
      <div className={css.words}>
        <PageTitle note={note}>{name ?? slug}</PageTitle>
        {description && <p className={css.text}>{description}</p>}
        {compared.length > 1 && (
          <p className={`needs-scripts ${css.compare}`}>
            <TextLink href={comparisonUrl(compared)}>
              {texts.listing.compareThese(positionsText(compared.length))}
            </TextLink>
          </p>
        )}
      </div>
      <div className={css.stage}>
        <Picture
          original={image?.original}
          form="grounded"
          alt={pictureText(image?.caption, name ?? slug)}
          sizes="(min-width: 744px) 232px, 104px"
          priority
        />
      </div>
    </header>
  )
}

type CategoryHeaderProps = {
  category: CategoryDetails
  /** Beside the name: how many products there are. */
  note: ReactNode
  /** The ids of its first products. */
  compared: readonly string[]
}
