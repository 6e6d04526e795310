import type { ReactNode } from 'react'
import { texts } from '#company/texts/index.ts'
import { ArticleCard } from '#renderer/cards/ArticleCard.tsx'
import { articlesPath } from '#renderer/page/paths.ts'
import { Chip, ChipRow } from '#renderer/ui/Chip.tsx'
import { Pagination } from '#renderer/ui/Pagination.tsx'
import { pageCount } from '#renderer/ui/pageNumbers.ts'
import { RuledGrid } from '#renderer/ui/RuledGrid.tsx'
import css from './ArticleList.module.css'
import type { ArticleListing, ArticleSection } from './articleQueries.ts'

/** Articles by pages, with the sections of the blog as chips above them. Works without scripts. */
export function ArticleList({ articles, sections, section, empty }: ArticleListProps) {
  const path = articlesPath(section)
  return (
    <>
      <Sections sections={sections} current={section} />
      {articles.items.length > 0 ? (
        <RuledGrid columns={[1, 2, 3]} withLead={articles.page === 1}>
          {articles.items.map((article, index) => (
            <ArticleCard
              key={article.id}
              article={article}
              headingLevel={2}
              withDate
              priority={index < 3}
              isLead={articles.page === 1 && index === 0}
            />
          ))}
        </RuledGrid>
      ) : (
        empty
      )}
      <div className={css.pages}>
        <Pagination
          page={articles.page}
          pages={pageCount(articles)}
          hrefFor={(page) => (page === 1 ? path : `${path}?page=${page}`)}
        />
      </div>
    </>
  )
}

export type ArticleListProps = {
  articles: ArticleListing
  sections: readonly ArticleSection[]
  /** Slug of the section whose articles these are; left out: all articles. */
  section?: string
  /** Shown instead of the articles where there are none. */
  empty: ReactNode
}

function Sections({
  sections,
  current,
}: {
  sections: readonly ArticleSection[]
  current: string | undefined
}) {
  if (sections.length === 0) return null
  return (
    <nav className={css.sections} aria-label={texts.catalog.articleSections}>
      <ChipRow>
        <Chip href={articlesPath()} current={current === undefined}>
          {texts.places.allArticles}
        </Chip>
        {sections.map(({ id, slug, name }) => (
          <Chip key={id} href={articlesPath(slug)} current={slug === current}>
            {name ?? slug}
          </Chip>
        ))}
      </ChipRow>
    </nav>
  )
}
