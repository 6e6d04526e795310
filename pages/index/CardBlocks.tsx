import type { ReactNode } from 'react'
import { texts } from '#company/texts/index.ts'
import { ArticleCard } from '#renderer/cards/ArticleCard.tsx'
import { AssortmentCard } from '#renderer/cards/AssortmentCard.tsx'
import type { ArticleCardData, AssortmentCardData, SolutionCardData } from '#renderer/cards/fragments.ts'
import { SolutionGrid } from '#renderer/cards/SolutionGrid.tsx'
import { RuledGrid } from '#renderer/ui/RuledGrid.tsx'
import { Section } from '#renderer/ui/SectionHeader.tsx'
import css from './CardBlocks.module.css'
import type { Shelf } from './homeBlocks.ts'

/** Some of the ready-made solutions. */
export function Solutions({ block, solutions }: BlockProps & { solutions: readonly SolutionCardData[] }) {
  if (solutions.length === 0) return null
  return (
    <CardBlock
      block={block}
      title={texts.frame.solutions}
      more={{ title: texts.places.allSolutions, href: '/solutions' }}
    >
      <SolutionGrid solutions={solutions} />
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

/** The articles worth reading before an order. */
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
  return (
    <Section
      title={block?.title ?? title}
      moreTitle={more && (block?.buttonTitle ?? more.title)}
      moreHref={more?.href}
      beside={text && <p className={css.text}>{text}</p>}
    >
      {children}
    </Section>
  )
}

type CardBlockProps = BlockProps & {
  title: string
  text?: string | null | undefined
  more?: { title: string; href: string }
  children: ReactNode
}
