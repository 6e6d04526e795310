import { ArticleList } from '#renderer/catalog/ArticleList.tsx'
import { asSent } from '#renderer/graphql/typography.ts'
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
        items={[
          { title: 'Главная', href: '/' },
          { title: 'Статьи', href: articlesPath() },
          { title: asSent(section).name ?? name },
        ]}
      />
      <PageTitle className={css.title}>{name}</PageTitle>
      {section.description && <p className={css.description}>{section.description}</p>}
      <ArticleList
        articles={articles}
        sections={sections}
        section={section.slug}
        empty={
          <EmptyState
            as="h2"
            title="Здесь пока пусто"
            text="В&nbsp;этом разделе статей ещё нет, но&nbsp;есть в&nbsp;других."
          >
            <Button size="lg" href={articlesPath()}>
              Все статьи
            </Button>
          </EmptyState>
        }
      />
    </Wrap>
  )
}
