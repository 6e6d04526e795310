import { DEFAULT_TITLE } from '#company/constants.ts'
import { texts } from '#company/texts/index.ts'
import { plainSpaces } from '#renderer/ui/typograph.ts'
import { type PageHead, shortDescription } from './pageHead.ts'

/** Gives a page its head: `headHtml` writes it, and in the browser `applyHead` changes what matters there. */
export function showHead(head: Partial<PageHead>, { brand, pageContext }: HeadPlace): void {
  const { url } = pageContext.site
  pageContext.head = {
    ...head,
    siteName: brand,
    title: plainSpaces(head.title ? texts.shop.titled(head.title, brand) : DEFAULT_TITLE),
    description: shortDescription(head.description),
    image: previewPicture(head, url),
  }
}

/** Messengers show a JPEG or a PNG; many show neither WebP nor AVIF. */
function previewPicture({ preview, image }: Partial<PageHead>, siteUrl: string) {
  if (preview) return { url: siteUrl + preview.path, type: 'image/png' }
  return image
    ? { url: `${image}?preview`, type: 'image/jpeg' }
    : { url: `${siteUrl}/share.png`, type: 'image/png' }
}

type HeadPlace = {
  /** The company's name for people. */
  brand: string
  pageContext: Pick<Vike.PageContext, 'site' | 'head'>
}
