import type { useConfig } from 'vike-react/useConfig'
import { type PageHead, shortDescription } from './pageHead.ts'

/** Gives a page its title, description and preview picture; the rest of its head is drawn from `pageContext.head`. */
export function showHead(head: Partial<PageHead>, { brand, config, pageContext }: HeadPlace): void {
  pageContext.head = { ...head, siteName: brand }
  config({
    ...(head.title && { title: titleWithBrand(head.title, brand) }),
    description: shortDescription(head.description),
    image: head.preview
      ? pageContext.site.url + head.preview.address
      : (head.image ?? `${pageContext.site.url}/share.png`),
  })
}

type HeadPlace = {
  /** The company's name for people. */
  brand: string
  config: ReturnType<typeof useConfig>
  pageContext: Pick<Vike.PageContext, 'site' | 'head'>
}

// A title may name the company by itself.
function titleWithBrand(title: string, brand: string): string {
  return title.includes(`«${brand}»`) ? title : `${title} — «${brand}»`
}
