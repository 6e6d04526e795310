import { HAS_ALTERNATES } from '#company/constants.ts'
import { headTags, nameAttribute } from './headTags.ts'

/** In the browser, after the first page: the head says of the page now shown what the server would, but for its structured data and other languages. */
export function applyHead(pageContext: Parameters<typeof headTags>[0]): void {
  const { canonical, meta } = headTags(pageContext)
  setTag('link', 'rel', 'canonical', 'href', canonical)
  for (const [name, content] of Object.entries(meta))
    setTag('meta', nameAttribute(name), name, 'content', content)
  for (const things of document.head.querySelectorAll('script[type="application/ld+json"]')) things.remove()
  if (HAS_ALTERNATES) for (const link of document.head.querySelectorAll('link[hreflang]')) link.remove()
}

function setTag(tag: 'link' | 'meta', key: string, name: string, attribute: string, value: string | null) {
  const found = document.head.querySelector(`${tag}[${key}="${name}"]`)
  if (!value) {
    found?.remove()
    return
  }
  const element = found ?? document.head.appendChild(document.createElement(tag))
  element.setAttribute(key, name)
  element.setAttribute(attribute, value)
}
