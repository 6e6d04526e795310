import { Fragment, type ReactNode } from 'react'
import { HAS_OWN_SECTIONS, SECTIONS } from '#company/home.ts'
import { NORM_SET_COUNT } from '#company/norms.ts'
import { texts } from '#company/texts/index.ts'
import { CategoryShelf } from '#renderer/cards/CategoryShelf.tsx'
import { PopularProducts } from '#renderer/cards/PopularProducts.tsx'
import { RateExample } from '#renderer/dateWindow/RateExample.tsx'
import { OptionalBlock } from '#renderer/page/OptionalBlock.tsx'
import { usePageBlock, usePageQuery } from '#renderer/page/usePageQuery.ts'
import { Part } from '#renderer/runtime/Part.tsx'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { WorkingWithUs } from '#renderer/settings/WorkingWithUs.tsx'
import { MoreLink, Section } from '#renderer/ui/SectionHeader.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query from './+query.ts'
import { Articles, Assortments, Solutions } from './CardBlocks.tsx'
import { GuestsForm } from './GuestsForm.tsx'
import { Hero } from './Hero.tsx'
import { heroProducts } from './heroProducts.ts'
import { type HomeBlock, homeBlock, homeShelf } from './homeBlocks.ts'
import css from './Page.module.css'
import { Questions } from './Questions.tsx'

/** The home page: the calendar with products standing on it, and then the sections, in the order of `HOME_SECTIONS` of company/keys.ts. */
export default function Page() {
  const content = usePageBlock(query.content)
  const page = content.data?.page ?? undefined
  const products = usePageQuery(query.products)?.products.items ?? []
  const first = usePageBlock(query.first).data
  const settings = useSiteSettings()
  return (
    <>
      <Hero
        block={homeBlock(page, 'HeroBlock')}
        products={heroProducts(first, products)}
        hours={settings?.workingHours ?? null}
      />
      <Sections>
        <OptionalBlock block={usePageBlock(query.popular)} title={texts.home.categoriesFailed}>
          {({ popularCategories }) => <CategoryShelf categories={popularCategories} />}
        </OptionalBlock>
        {NORM_SET_COUNT > 0 && products.length > 0 && (
          <Wrap section>
            <GuestsForm />
          </Wrap>
        )}
        <Part name="popular-products">
          <PopularProducts products={products} />
        </Part>
        <Part name="rate-example">
          <RateExample products={products}>
            <MoreLink href="/rent-terms">{texts.frame.rentTerms}</MoreLink>
          </RateExample>
        </Part>
        <OptionalBlock block={usePageBlock(query.solutions)} title={texts.home.solutionsFailed}>
          {({ solutions }) => <Solutions block={homeShelf(page, 'SOLUTIONS')} solutions={solutions.items} />}
        </OptionalBlock>
        <OptionalBlock block={content} title={texts.home.stepsFailed}>
          {() => <Steps block={homeBlock(page, 'StepsBlock')} />}
        </OptionalBlock>
        <OptionalBlock block={usePageBlock(query.assortments)} title={texts.home.assortmentsFailed}>
          {({ assortments }) => (
            <Assortments block={homeShelf(page, 'ASSORTMENTS')} assortments={assortments.items} />
          )}
        </OptionalBlock>
        <Part name="working-with-us">
          <WorkingWithUs block={settings?.workingWithUs ?? null} />
        </Part>
        <OptionalBlock block={usePageBlock(query.articles)} title={texts.home.articlesFailed}>
          {({ articles }) => <Articles block={homeShelf(page, 'ARTICLES')} articles={articles.items} />}
        </OptionalBlock>
        <OptionalBlock block={content} title={texts.home.questionsFailed}>
          {() => <Questions faq={homeBlock(page, 'FaqBlock')} feedback={homeBlock(page, 'FeedbackBlock')} />}
        </OptionalBlock>
      </Sections>
    </>
  )
}

/** Those that the company names, in its own order. */
function OwnSections({ children }: { children: readonly ReactNode[] }) {
  return SECTIONS.map((place) => <Fragment key={place}>{children[place]}</Fragment>)
}

// The shop's own order needs no code.
const Sections = HAS_OWN_SECTIONS ? OwnSections : Fragment

/** How a rental goes, step by step, each on a ruler of 24 hours. */
function Steps({ block }: { block: HomeBlock<'StepsBlock'> | undefined }) {
  const steps = (block?.steps ?? []).filter(({ title }) => title)
  if (!block || steps.length === 0) return null
  return (
    <Section title={block.title ?? texts.home.steps}>
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <p className={`num ${css.number}`} aria-hidden="true">
              {step.number ?? index + 1}
            </p>
            <div className={css.ruler} aria-hidden="true" />
            <h3 className="h3">{step.title}</h3>
            {step.text && <p className="muted">{step.text}</p>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
