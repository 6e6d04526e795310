import { ArticleCard } from '#renderer/cards/ArticleCard.tsx'
import type { ArticleCardData } from '#renderer/cards/fragments.ts'
import { RuledGrid } from '#renderer/ui/RuledGrid.tsx'
import { SectionHeader } from '#renderer/ui/SectionHeader.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import css from './MoreArticles.module.css'

/** «Читайте дальше». Nothing without other articles. */
export function MoreArticles({ articles }: { articles: readonly ArticleCardData[] }) {
  if (articles.length === 0) return null
  return (
    <Wrap as="section" section aria-labelledby="more-articles" className={css.more}>
      <SectionHeader id="more-articles" title="Читайте дальше" moreTitle="Все статьи" moreHref="/articles" />
      <RuledGrid columns={[1, 3, 3]}>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </RuledGrid>
    </Wrap>
  )
}
