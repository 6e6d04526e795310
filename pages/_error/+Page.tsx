import { usePageContext } from 'vike-react/usePageContext'
import { CategoryShelf } from '#renderer/cards/CategoryShelf.tsx'
import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import { isCrawler } from '#renderer/runtime/crawler.ts'
import { ErrorView } from '#renderer/shell/ErrorView.tsx'
import query from './+query.ts'
import { NotFoundView } from './NotFoundView.tsx'

/** The 404 page and the error page; of a failure a crawler gets the status alone. */
export default function Page() {
  const { is404, abortStatusCode, headers } = usePageContext()
  const popularCategories = usePageQuery(query.popular)?.popularCategories ?? []
  if (is404 || abortStatusCode === 404) return <NotFoundView popularCategories={popularCategories} />
  if (isCrawler(headers?.['user-agent'] ?? globalThis.navigator?.userAgent)) return null
  return (
    <ErrorView status={abortStatusCode ?? 500}>
      <CategoryShelf categories={popularCategories} />
    </ErrorView>
  )
}
