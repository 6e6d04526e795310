import { texts } from '#company/texts/index.ts'
import { ArticleCard } from '#renderer/cards/ArticleCard.tsx'
import type { ArticleCardData, ProductCardData } from '#renderer/cards/fragments.ts'
import { articlesPath } from '#renderer/page/paths.ts'
import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import { DayOf } from '#renderer/settings/DayOf.tsx'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { Prose } from '#renderer/ui/Prose.tsx'
import { RuledGrid } from '#renderer/ui/RuledGrid.tsx'
import { richText } from '#renderer/ui/richText.ts'
import { Section } from '#renderer/ui/SectionHeader.tsx'
import { TextLayout } from '#renderer/ui/TextLayout.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query, { type ArticleDetails } from './+query.ts'
import { ArticleCover } from './ArticleCover.tsx'
import { ArticleInset } from './ArticleInset.tsx'
import { ArticleProducts } from './ArticleProducts.tsx'
import { moreArticles, placeProducts } from './articleCards.ts'
import css from './Page.module.css'

/** One article: its text with contents, the products that it mentions, and what to read next. */
export default function Page() {
  const article = usePageQuery(query.article)?.article
  const near = usePageQuery(query.near)?.articles.items ?? []
  const latest = usePageQuery(query.latest)?.articles.items ?? []
  if (!article) return null
  return (
    <>
      <Wrap as="article">
        <Article article={article} />
      </Wrap>
      <MoreArticles articles={moreArticles(article.id, near, latest)} />
    </>
  )
}

function Article({ article }: { article: ArticleDetails }) {
  const { category, publishedAt, readingMinutes } = article
  const title = article.title ?? texts.places.article
  const text = richText(article.content ?? '')
  const { inset, beside } = placeProducts(article.relatedProducts, text.headings.length)
  return (
    <>
      <Breadcrumbs
        items={[
          { title: texts.frame.articles, href: articlesPath() },
          ...(category?.name ? [{ title: category.name ?? '', href: articlesPath(category.slug) }] : []),
          { title: article.title ?? title },
        ]}
      />
      <header className={css.header}>
        <p className={`small muted ${css.meta}`}>
          {category?.name && <span>{category.name}</span>}
          {readingMinutes !== null && <span>{texts.article.readingTime(readingMinutes)}</span>}
          {publishedAt !== null && <DayOf moment={publishedAt} />}
        </p>
        <h1 className={css.title}>{title}</h1>
      </header>
      <ArticleCover products={article.relatedProducts} image={article.image} />
      <TextLayout headings={text.headings} aside={beside.length > 0 && <ArticleProducts products={beside} />}>
        <ArticleText parts={text.parts} inset={inset} fallback={article.excerpt} />
      </TextLayout>
    </>
  )
}

/** «Читайте дальше». Nothing without other articles. */
function MoreArticles({ articles }: { articles: readonly ArticleCardData[] }) {
  if (articles.length === 0) return null
  return (
    <Section
      id="more-articles"
      title={texts.article.readOn}
      moreTitle={texts.places.allArticles}
      moreHref="/articles"
      className="screen-only"
    >
      <RuledGrid columns={[1, 3, 3]}>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </RuledGrid>
    </Section>
  )
}

/** The text of an article, with one product that it mentions before the section in its middle. */
function ArticleText({ parts, inset, fallback }: ArticleTextProps) {
  if (parts.length === 0) return fallback && <p className={css.fallback}>{fallback}</p>
  if (!inset) return <Prose lead html={parts.join('')} />
  const middle = Math.ceil(parts.length / 2)
  return (
    <>
      <Prose lead html={parts.slice(0, middle).join('')} />
      <ArticleInset product={inset} />
      <Prose html={parts.slice(middle).join('')} />
    </>
  )
}

type ArticleTextProps = {
  /** Sanitised HTML, cut before its headings. */
  parts: readonly string[]
  inset: ProductCardData | null
  /** Instead of a text that is not there. */
  fallback: string | null
}
