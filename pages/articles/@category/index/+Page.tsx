import { texts } from '#company/texts/index.ts'
import { ArticleList } from '#renderer/catalog/ArticleList.tsx'
import { articlesPath } from '#renderer/page/paths.ts'
import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query from './+query.ts'
import css from './Page.module.css'

/** The articles of one section of the blog. */
export default function Page() {
  const section = usePageQuery(query.section)?.articleCategory
  const articles = usePageQuery(query.articles)?.articles
  const sections = usePageQuery(query.sections)?.articleCategories ?? []
  if (!section || !articles) return null
  const name = section.name ?? section.slug
  return (
    <Wrap>
      <Breadcrumbs
        items={[{ title: texts.frame.articles, href: articlesPath() }, { title: section.name ?? name }]}
      />
      <PageTitle className={css.title}>{name}</PageTitle>
      {section.description && <p className={css.description}>{section.description}</p>}
      <ArticleList
        articles={articles}
        sections={sections}
        section={section.slug}
        empty={
          <EmptyState as="h2" title={texts.articles.emptySection} text={texts.articles.emptySectionText}>
            <Button size="lg" href={articlesPath()}>
              {texts.places.allArticles}
            </Button>
          </EmptyState>
        }
      />
    </Wrap>
  )
}
