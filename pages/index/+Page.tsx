import { CategoryShelf } from '#renderer/cards/CategoryShelf.tsx'
import { usePageQuery } from '#renderer/graphql/usePageQuery.ts'
import { useSiteSettings } from '#renderer/site/useSiteSettings.ts'
import { WorkingWithUs } from '#renderer/site/WorkingWithUs.tsx'
import query from './+query.ts'
import { Articles } from './Articles.tsx'
import { Assortments } from './Assortments.tsx'
import { Hero } from './Hero.tsx'
import { homeBlock } from './homeBlocks.ts'
import { PopularProducts } from './PopularProducts.tsx'
import { Questions } from './Questions.tsx'
import { RateExample } from './RateExample.tsx'
import { Solutions } from './Solutions.tsx'
import { Steps } from './Steps.tsx'

/** The home page: the calendar with things standing on it, and then whatever the services have to show. */
export default function Page() {
  const content = usePageQuery(query.content)?.page ?? undefined
  const products = usePageQuery(query.products)?.products.items ?? []
  const settings = useSiteSettings()
  return (
    <>
      <Hero block={homeBlock(content, 'hero')} hours={settings?.workingHours ?? null} />
      <CategoryShelf categories={usePageQuery(query.popular)?.popularCategories ?? []} />
      <PopularProducts products={products} />
      <RateExample products={products} />
      <Solutions
        block={homeBlock(content, 'solutions')}
        solutions={usePageQuery(query.solutions)?.solutions.items ?? []}
      />
      <Steps block={homeBlock(content, 'steps')} />
      <Assortments
        block={homeBlock(content, 'assortments')}
        assortments={usePageQuery(query.assortments)?.assortments.items ?? []}
      />
      <WorkingWithUs block={settings?.workingWithUs ?? null} />
      <Articles
        block={homeBlock(content, 'articles')}
        articles={usePageQuery(query.articles)?.articles.items ?? []}
      />
      <Questions faq={homeBlock(content, 'faq')} feedback={homeBlock(content, 'feedback')} />
    </>
  )
}
