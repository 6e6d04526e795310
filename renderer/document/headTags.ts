import { canonicalUrl } from '#renderer/page/pageHead.ts'
import '#renderer/page/pageContext.ts'
import { DEFAULT_TITLE, NAME } from '#company/constants.ts'

/** The tags that a head has for its page alone, besides the title; null: none. */
type HeadTags = {
  canonical: string | null
  /** The content of each `<meta>`, by its name. */
  meta: Readonly<Record<string, string | null>>
}

export type HeadedPage = Pick<Vike.PageContext, 'head' | 'site'> & {
  urlPathname: string
  config: Vike.PageSettings
}

/** The tags of a page: the server draws them, and the browser changes them from page to page. */
export function headTags({ head, site, urlPathname, config }: HeadedPage): HeadTags {
  const isLeftOut = head?.noindex || config.noindex
  const canonical = canonicalUrl(site.url, urlPathname, head?.page)
  const description = head?.description ?? null
  return {
    canonical: isLeftOut ? null : canonical,
    meta: {
      description,
      robots: isLeftOut ? 'noindex' : null,
      'og:title': head?.title ?? DEFAULT_TITLE,
      'og:description': description,
      'og:site_name': head?.siteName ?? NAME,
      'og:type': head?.type ?? 'website',
      'og:url': head?.ogPath ? site.url + head.ogPath : canonical,
      'og:image': head?.image.url ?? null,
      'og:image:type': head?.image.type ?? null,
      'og:image:width': head ? '1200' : null,
      'og:image:height': head ? '630' : null,
      'og:image:alt': head?.preview?.alt ?? null,
      'twitter:card': head ? 'summary_large_image' : null,
    },
  }
}

/** Open Graph names its own otherwise than HTML does. */
export function nameAttribute(name: string): 'name' | 'property' {
  return name.startsWith('og:') ? 'property' : 'name'
}
