import { createContext, useContext } from 'react'
import { texts } from '#company/texts/index.ts'
import css from './Breadcrumbs.module.css'
import { plainSpaces } from './typograph.ts'

/** The way from the home page to this one, for people and search engines; the last item is the page itself and needs no `href`. */
export function Breadcrumbs({ items: further }: { items: readonly Crumb[] }) {
  const origin = useContext(OriginContext)
  const items = [{ title: texts.places.home, href: '/' }, ...further]
  return (
    <nav aria-label={texts.ui.breadcrumbs} className="screen-only">
      <ol className={css.crumbs}>
        {items.map((item) => (
          <li key={item.href ?? item.title}>
            {item.href === undefined ? (
              <span aria-current="page">{item.title}</span>
            ) : (
              <a href={item.href}>{item.title}</a>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbList(items, origin)} />
    </nav>
  )
}

/** The shop's origin, without a closing slash: search engines want the whole URL. */
export const OriginContext = createContext('')

type Crumb = { title: string; href?: string }

function breadcrumbList(items: readonly Crumb[], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      ...(href !== undefined && { item: origin + href }),
    })),
  }
}

/** Structured data for search engines; shows nothing. */
function JsonLd({ data }: { data: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which JSON must keep; `jsonLdText` escapes what HTML reads.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
}

/** Data as the text of a `<script type="application/ld+json">`: nothing in it can end the element. */
export function jsonLdText(data: object): string {
  return plainSpaces(JSON.stringify({ '@context': 'https://schema.org', ...data })).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
