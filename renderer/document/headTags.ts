import { canonicalUrl } from '#renderer/page/pageHead.ts'
import '#renderer/page/pageContext.ts'
import { DEFAULT_TITLE, NAME } from '#company/constants.ts'

/** What the head of a page says of that page alone, beside its title; null: nothing. */
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
  const { preview } = head ?? {}
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
      'og:image': head?.image ?? null,
      'og:image:width': preview ? String(preview.width) : null,
      'og:image:height': preview ? String(preview.height) : null,
      'og:image:alt': preview?.alt ?? null,
      'twitter:card': head ? 'summary_large_image' : null,
    },
  }
}

/** Open Graph names its own otherwise than HTML does. */
export function nameAttribute(name: string): 'name' | 'property' {
  return name.startsWith('og:') ? 'property' : 'name'
}
