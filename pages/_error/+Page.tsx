import { usePageContext } from 'vike-react/usePageContext'
import { usePageQuery } from '#renderer/graphql/usePageQuery.ts'
import { ErrorView } from '#renderer/site/ErrorView.tsx'
import { NotFoundView } from '#renderer/site/NotFoundView.tsx'
import query from './+query.ts'

/** There is no such page, or something failed on the way to it. */
export default function Page() {
  const { is404, abortStatusCode } = usePageContext()
  const popularCategories = usePageQuery(query.popular)?.popularCategories ?? []
  return is404 || abortStatusCode === 404 ? (
    <NotFoundView popularCategories={popularCategories} />
  ) : (
    <ErrorView status={abortStatusCode ?? 500} popularCategories={popularCategories} />
  )
}
