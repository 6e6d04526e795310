import { asSent } from '#renderer/graphql/typography.ts'
import { articlesPath } from '#renderer/page/paths.ts'
import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import { DayOf } from '#renderer/settings/DayOf.tsx'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { richText } from '#renderer/ui/richText.ts'
import { TextLayout } from '#renderer/ui/TextLayout.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query, { type ArticleDetails } from './+query.ts'
import { ArticleCover } from './ArticleCover.tsx'
import { ArticleProducts } from './ArticleProducts.tsx'
import { ArticleText } from './ArticleText.tsx'
import { MoreArticles } from './MoreArticles.tsx'
import { moreArticles } from './moreArticles.ts'
import css from './Page.module.css'
import { placeProducts } from './placeProducts.ts'

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
  const title = article.title ?? 'Статья'
  const text = richText(article.content ?? '')
  const { inset, beside } = placeProducts(article.relatedProducts, text.headings.length)
  return (
    <>
      <Breadcrumbs
        items={[
          { title: 'Главная', href: '/' },
          { title: 'Статьи', href: articlesPath() },
          ...(category?.name
            ? [{ title: asSent(category).name ?? '', href: articlesPath(category.slug) }]
            : []),
          { title: asSent(article).title ?? title },
        ]}
      />
      <header className={css.header}>
        <p className={`small muted ${css.meta}`}>
          {category?.name && <span>{category.name}</span>}
          {readingMinutes !== null && <span>{readingMinutes}&nbsp;мин чтения</span>}
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
