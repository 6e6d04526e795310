import { type ReactNode, useId } from 'react'
import { texts } from '#company/texts/index.ts'
import { ArticleCard } from '#renderer/cards/ArticleCard.tsx'
import { AssortmentCard } from '#renderer/cards/AssortmentCard.tsx'
import type { ArticleCardData, AssortmentCardData, SolutionCardData } from '#renderer/cards/fragments.ts'
import { SolutionCard, SolutionGrid } from '#renderer/cards/SolutionCard.tsx'
import { useDates } from '#renderer/dates/useDates.ts'
import { RuledGrid } from '#renderer/ui/RuledGrid.tsx'
import { SectionHeader } from '#renderer/ui/SectionHeader.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import css from './CardBlocks.module.css'
import type { Shelf } from './homeBlocks.ts'

/** Some of the ready-made solutions. */
export function Solutions({ block, solutions }: BlockProps & { solutions: readonly SolutionCardData[] }) {
  const { minOrderDays } = useDates()
  if (solutions.length === 0) return null
  return (
    <CardBlock
      block={block}
      title={texts.frame.solutions}
      more={{ title: texts.places.allSolutions, href: '/solutions' }}
    >
      <SolutionGrid>
        {solutions.map((solution) => (
          <SolutionCard key={solution.id} solution={solution} minOrderDays={minOrderDays} />
        ))}
      </SolutionGrid>
    </CardBlock>
  )
}

/** Assortments: products that look good together. */
export function Assortments({
  block,
  assortments,
}: BlockProps & { assortments: readonly AssortmentCardData[] }) {
  if (assortments.length === 0) return null
  return (
    <CardBlock block={block} title={texts.home.assortments} text={block?.text}>
      <RuledGrid columns={[2, 2, 4]}>
        {assortments.map((assortment) => (
          <AssortmentCard key={assortment.id} assortment={assortment} />
        ))}
      </RuledGrid>
    </CardBlock>
  )
}

/** What is worth reading before an order. */
export function Articles({ block, articles }: BlockProps & { articles: readonly ArticleCardData[] }) {
  if (articles.length === 0) return null
  return (
    <CardBlock
      block={block}
      title={texts.home.articles}
      more={{ title: texts.places.allArticles, href: '/articles' }}
    >
      <RuledGrid columns={[1, 3, 3]}>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </RuledGrid>
    </CardBlock>
  )
}

type BlockProps = { block: Shelf | undefined }

/** A section of cards: titles from the content service where it has them. */
function CardBlock({ block, title, text, more, children }: CardBlockProps) {
  const titleId = useId()
  return (
    <Wrap as="section" section aria-labelledby={titleId}>
      <SectionHeader
        id={titleId}
        title={block?.title ?? title}
        moreTitle={more && (block?.buttonTitle ?? more.title)}
        moreHref={more?.href}
      >
        {text && <p className={css.text}>{text}</p>}
      </SectionHeader>
      {children}
    </Wrap>
  )
}

type CardBlockProps = BlockProps & {
  title: string
  text?: string | null | undefined
  more?: { title: string; href: string }
  children: ReactNode
}
