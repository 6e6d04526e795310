import { useId } from 'react'
import { ArticleCard } from '#renderer/cards/ArticleCard.tsx'
import type { ArticleCardData } from '#renderer/cards/fragments.ts'
import { RuledGrid } from '#renderer/ui/RuledGrid.tsx'
import { SectionHeader } from '#renderer/ui/SectionHeader.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import type { HomeBlock } from './homeBlocks.ts'

/** What is worth reading before an order. */
export function Articles({ block, articles }: ArticlesProps) {
  const titleId = useId()
  if (articles.length === 0) return null
  return (
    <Wrap as="section" section aria-labelledby={titleId}>
      <SectionHeader
        id={titleId}
        title={block?.title ?? 'Полезно знать до\u00A0заказа'}
        moreTitle={block?.buttonTitle ?? 'Все статьи'}
        moreHref="/articles"
      />
      <RuledGrid columns={[1, 3, 3]}>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </RuledGrid>
    </Wrap>
  )
}

type ArticlesProps = { block: HomeBlock | undefined; articles: readonly ArticleCardData[] }
