import type { PageContext } from 'vike/types'
import { isTextPage } from './textPages.ts'

/** The texts that the company edits: each has a URL of one word, which is also its slug. */
export default function route({ urlPathname }: PageContext) {
  const slug = urlPathname.slice(1)
  return isTextPage(slug) && { routeParams: { page: slug } }
}
