import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { CategoryShelf } from '#renderer/cards/CategoryShelf.tsx'
import type { CategoryCardData } from '#renderer/cards/fragments.ts'
import { popularCategoriesQuery } from '#renderer/catalog/popularCategoriesQuery.ts'
import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import { isCrawler } from '#renderer/runtime/crawler.ts'
import { CallButton } from '#renderer/settings/CallButton.tsx'
import { ErrorView } from '#renderer/shell/ErrorView.tsx'
import { NumberStrip, type StripDay } from '#renderer/shell/NumberStrip.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'

declare global {
  namespace Vike {
    interface PageContext {
      /** For the log; or the words of what is not there, where it is no page. */
      abortReason?: string | { title: string; text: string }
    }
  }
}

/** The 404 page and the error page; of a failure a crawler gets the status alone. */
export default function Page() {
  const { is404, abortStatusCode, abortReason, headers } = usePageContext()
  const popularCategories = usePageQuery(popularCategoriesQuery)?.popularCategories ?? []
  if (typeof abortReason === 'object') {
    return (
      <>
        <Wrap>
          <EmptyState {...abortReason}>
            <div className="buttons">
              <CallButton variant="primary" size="lg" />
              <Button size="lg" href="/my-order">
                {texts.words.myOrders}
              </Button>
            </div>
          </EmptyState>
        </Wrap>
        <CategoryShelf categories={popularCategories} />
      </>
    )
  }
  if (is404 || abortStatusCode === 404) return <NotFoundView popularCategories={popularCategories} />
  if (isCrawler(headers?.['user-agent'] ?? globalThis.navigator?.userAgent)) return null
  return (
    <ErrorView status={abortStatusCode ?? 500}>
      <CategoryShelf categories={popularCategories} />
    </ErrorView>
  )
}

/** The 404 page: it does not exist, like the 32nd of December. */
function NotFoundView({ popularCategories = [] }: { popularCategories?: readonly CategoryCardData[] }) {
  return (
    <>
      <NumberStrip days={DAYS} />
      <Wrap>
        <EmptyState title={texts.pages.notFound} text={texts.pages.notFoundText}>
          <Button variant="primary" size="lg" href="/">
            {texts.pages.toHome}
          </Button>
        </EmptyState>
      </Wrap>
      <CategoryShelf categories={popularCategories} />
    </>
  )
}

// «янв» without its day.
const JANUARY = texts.dates.dayMonthShort(0, 0, false).replace(/[^\p{L}]/gu, '')
const DAYS: readonly StripDay[] = [
  { caption: texts.dates.weekdayShort(1), number: 28, wideOnly: true },
  { caption: texts.dates.weekdayShort(2), number: 29, wideOnly: true },
  { caption: texts.dates.weekdayShort(3), number: 30 },
  { caption: texts.dates.weekdayShort(4), number: 31 },
  { caption: '404', number: 32, look: 'ghost' },
  { caption: JANUARY, number: 1, look: 'nil' },
  { caption: JANUARY, number: 2, look: 'nil', wideOnly: true },
]
