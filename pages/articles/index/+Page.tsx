import { texts } from '#company/texts/index.ts'
import { ArticleList } from '#renderer/catalog/ArticleList.tsx'
import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query from './+query.ts'

/** All articles of the blog, the newest first. */
export default function Page() {
  const articles = usePageQuery(query.articles)?.articles
  const sections = usePageQuery(query.sections)?.articleCategories ?? []
  if (!articles) return null
  return (
    <Wrap>
      <Breadcrumbs items={[{ title: texts.frame.articles }]} />
      <PageTitle>{texts.frame.articles}</PageTitle>
      <ArticleList
        articles={articles}
        sections={sections}
        empty={
          <EmptyState as="h2" title={texts.articles.none} text={texts.articles.noneText}>
            <Button size="lg" href="/contacts">
              {texts.articles.ask}
            </Button>
          </EmptyState>
        }
      />
    </Wrap>
  )
}
