import { DEFAULT_TITLE } from '#company/constants.ts'
import { texts } from '#company/texts/index.ts'
import { type PageHead, shortDescription } from './pageHead.ts'

/** Gives a page its head: `headHtml` writes it, and in the browser `applyHead` changes what matters there. */
export function showHead(head: Partial<PageHead>, { brand, pageContext }: HeadPlace): void {
  const { url } = pageContext.site
  pageContext.head = {
    ...head,
    siteName: brand,
    title: head.title ? texts.shop.titled(head.title, brand) : DEFAULT_TITLE,
    description: shortDescription(head.description),
    image: head.preview ? url + head.preview.path : (head.image ?? `${url}/share.png`),
  }
}

type HeadPlace = {
  /** The company's name for people. */
  brand: string
  pageContext: Pick<Vike.PageContext, 'site' | 'head'>
}
