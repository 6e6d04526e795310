import { COUNTRY, CURRENCY, LANGUAGE, NAME } from '#company/constants.ts'
import type { SiteSettings } from '#renderer/settings/settingsQuery.ts'
import type { Thing, ThingContext } from './pageQuery.ts'
import { articlePath, productPath } from './paths.ts'

/** The cards of a list, in its order, as links. */
export function itemListThing(items: readonly { name: string | null; url: string }[] = []): Thing | null {
  if (items.length === 0) return null
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url,
      ...(name && { name }),
    })),
  }
}

/** The cards of a list of products. */
export function productListThing(
  products: readonly { slug: string; name: string | null }[] | undefined,
  { urlOf }: ThingContext,
): Thing | null {
  return itemListThing(products?.map(({ slug, name }) => ({ name, url: urlOf(productPath(slug)) })))
}

/** The cards of a list of articles. */
export function articleListThing(
  articles: readonly { slug: string; title: string | null; category: { slug: string } | null }[] | undefined,
  { urlOf }: ThingContext,
): Thing | null {
  const links = articles?.filter(({ category }) => category !== null)
  return itemListThing(links?.map((article) => ({ name: article.title, url: urlOf(articlePath(article)) })))
}

/** Questions with their answers, which are simple HTML. */
export function faqThing(items: readonly { question: string; answer: string }[] = []): Thing | null {
  const questions = items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return questions.length > 0 ? { '@type': 'FAQPage', mainEntity: questions } : null
}

/** The company itself: name, address, opening hours, contacts. */
export function companyThing({ settings, siteUrl, urlOf }: Company): Thing {
  return {
    '@type': 'LocalBusiness',
    '@id': companyId(siteUrl),
    name: settings?.brand ?? NAME,
    url: urlOf('/'),
    logo: urlOf('/icon-512.png'),
    image: urlOf('/share.png'),
    ...(settings?.footer.description && { description: settings.footer.description }),
    ...(settings?.header.phone?.number && { telephone: settings.header.phone.number }),
    ...(settings?.footer.address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: settings.footer.address,
        ...(COUNTRY && { addressCountry: COUNTRY }),
      },
    }),
    currenciesAccepted: CURRENCY,
    ...openingHours(settings),
    sameAs: (settings?.footer.socials ?? []).map(({ url }) => url),
  }
}

/** The site as a whole, with its search. */
export function webSiteThing({ settings, siteUrl, urlOf }: Company): Thing {
  return {
    '@type': 'WebSite',
    name: settings?.brand ?? NAME,
    url: urlOf('/'),
    inLanguage: LANGUAGE,
    publisher: { '@id': companyId(siteUrl) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** The `@id` of the company in the structured data of every page. */
export function companyId(siteUrl: string): string {
  return `${siteUrl}/#company`
}

type Company = Pick<ThingContext, 'settings' | 'siteUrl' | 'urlOf'>

const EVERY_DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

// The settings know one time of opening and one of closing, the same on every day.
function openingHours(settings: SiteSettings | null): { openingHoursSpecification?: object } {
  const { open, close } = settings?.workingHours ?? {}
  if (!open || !close) return {}
  return {
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: EVERY_DAY,
      opens: open,
      closes: close,
    },
  }
}
