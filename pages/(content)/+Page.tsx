import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { CategoryShelf } from '#renderer/cards/CategoryShelf.tsx'
import { RateExample } from '#renderer/dateWindow/RateExample.tsx'
import { FeedbackButton } from '#renderer/feedback/FeedbackButton.tsx'
import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import { CallButton } from '#renderer/settings/CallButton.tsx'
import { DayOf } from '#renderer/settings/DayOf.tsx'
import type { SiteSettings } from '#renderer/settings/settingsQuery.ts'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { WorkingWithUs } from '#renderer/settings/WorkingWithUs.tsx'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { Prose } from '#renderer/ui/Prose.tsx'
import { richText } from '#renderer/ui/richText.ts'
import { TextLayout } from '#renderer/ui/TextLayout.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query from './+query.ts'
import css from './Page.module.css'
import { isTextPage, TEXT_PAGES } from './textPages.ts'

/** A text that the company edits: about itself, terms, offer, policies. */
export default function Page() {
  const { page: slug } = usePageContext().routeParams
  const page = usePageQuery(query.page)?.page
  const terms = usePageQuery(query.terms)?.settings.defaultRentTerms ?? null
  const products = usePageQuery(query.products)?.products.items ?? []
  const categories = usePageQuery(query.popular)?.popularCategories ?? []
  const settings = useSiteSettings()
  if (!isTextPage(slug) || !(page || terms)) return null
  const title = page?.title ?? TEXT_PAGES[slug] ?? ''
  const text = richText(page ? (page.html ?? '') : (terms ?? ''))
  return (
    <>
      <Wrap as="article">
        <Breadcrumbs items={[{ title: page?.title ?? title }]} />
        <PageTitle className={css.title}>{title}</PageTitle>
        {page && <Marks updatedAt={page.updatedAt} isDemo={page.isDemo} />}
        <TextLayout headings={text.headings} aside={<Ask phone={settings?.header.phone ?? null} />}>
          {page && terms && (
            <section className={css.brief} aria-labelledby="brief">
              <h2 id="brief" className="h3">
                {texts.pages.inBrief}
              </h2>
              <Prose html={terms} className={css.briefText} />
            </section>
          )}
          {text.parts.length > 0 ? (
            <Prose lead html={text.parts.join('')} />
          ) : (
            <p className={css.fallback}>{page?.description}</p>
          )}
        </TextLayout>
      </Wrap>
      <RateExample products={products} />
      {slug === 'about' && <WorkingWithUs block={settings?.workingWithUs ?? null} />}
      <CategoryShelf categories={categories} />
    </>
  )
}

/** Where to ask what the text does not say. */
function Ask({ phone }: { phone: SiteSettings['header']['phone'] | null }) {
  return (
    <div className={`screen-only ${css.ask}`}>
      <p className="h3">{phone?.caption ?? texts.contacts.write}</p>
      <CallButton />
      <FeedbackButton>{texts.contacts.write}</FeedbackButton>
    </div>
  )
}

/** When the text was changed, and that it is a demonstration. */
function Marks({ updatedAt, isDemo }: { updatedAt: string | null; isDemo: boolean | null }) {
  if (updatedAt === null && !isDemo) return null
  return (
    <p className={`small muted ${css.marks}`}>
      {updatedAt !== null && (
        <span>
          {texts.pages.updated} <DayOf moment={updatedAt} />
        </span>
      )}
      {isDemo && <span className={css.demo}>{texts.pages.demo}</span>}
    </p>
  )
}
