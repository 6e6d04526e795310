import { texts } from '#company/texts/index.ts'
import { addDays } from '#gateway/rental/period.ts'
import { CategoryShelf } from '#renderer/cards/CategoryShelf.tsx'
import { RecentlyViewed } from '#renderer/cards/RecentlyViewed.tsx'
import { popularCategoriesQuery } from '#renderer/catalog/popularCategoriesQuery.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { CalendarStrip } from '#renderer/dateWindow/CalendarStrip.tsx'
import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import { Part } from '#renderer/runtime/Part.tsx'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import css from './CartEmpty.module.css'

/** An empty cart: a calendar to begin with, the popular categories, and recently viewed products. */
export function CartEmpty() {
  const { period, rules, minOrderDays, openDates } = useDates()
  const categories = usePageQuery(popularCategoriesQuery)?.popularCategories ?? []
  return (
    <>
      <Wrap>
        <Breadcrumbs items={[{ title: texts.words.cart }]} />
        <div className={css.empty}>
          <CalendarStrip
            label={texts.cartPage.nextDays}
            days={week(rules.firstDay, period?.start)}
            period={period}
            minOrderDays={minOrderDays}
            firstDay={rules.firstDay}
            onPick={openDates}
            phoneDays={{ from: 2, count: 4 }}
            variant="apart"
          />
          <EmptyState
            title={texts.cartPage.empty}
            text={period ? texts.cartPage.emptyDatedText : texts.cartPage.emptyText}
            className={css.words}
          >
            <div className="buttons">
              <Button variant="primary" size="lg" href="/catalog">
                {texts.words.toCatalogue}
              </Button>
              <Button size="lg" className="needs-scripts" aria-haspopup="dialog" onClick={() => openDates()}>
                {period ? texts.words.changeDates : texts.words.chooseDates}
              </Button>
            </div>
          </EmptyState>
        </div>
      </Wrap>
      <CategoryShelf categories={categories} />
      {/* known to this browser alone: what came after the page above the shelf would move it */}
      <Part name="recently-viewed">
        <RecentlyViewed />
      </Part>
    </>
  )
}

/** Seven days with the first day of the rental third, but none before `firstDay`. */
function week(firstDay: string, start: string | undefined): string[] {
  const third = start ? addDays(start, -2) : firstDay
  const first = third < firstDay ? firstDay : third
  return Array.from({ length: 7 }, (_, index) => addDays(first, index))
}
