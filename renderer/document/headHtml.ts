import {
  ALTERNATES,
  DARK_PAGE_COLOR,
  DEFAULT_TITLE,
  HAS_ALTERNATES,
  LANGUAGE,
  LOCALE,
  PAGE_COLOR,
} from '#company/constants.ts'
import '#renderer/page/pageContext.ts'
import { jsonLdText } from '#renderer/ui/Breadcrumbs.tsx'
import { type HeadedPage, headTags, nameAttribute } from './headTags.ts'

/** The tags of every page, whatever is on it. */
const ALWAYS = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32"/>',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
  '<link rel="manifest" href="/manifest.webmanifest"/>',
  `<meta name="theme-color" content="${PAGE_COLOR}" media="(prefers-color-scheme: light)"/>`,
  `<meta name="theme-color" content="${DARK_PAGE_COLOR}" media="(prefers-color-scheme: dark)"/>`,
  `<meta property="og:locale" content="${LOCALE.replace('-', '_')}"/>`,
].join('')

/**
 * The part that every page's head has: title, description, icons, the canonical URL, link previews, structured data. Without React,
 * which takes ten times as long for tags that no browser hydrates.
 */
export function headHtml(pageContext: HeadedPage & Pick<Vike.PageContext, 'structuredData'>): string {
  const { canonical, meta } = headTags(pageContext)
  let html = `<title>${escaped(pageContext.head?.title ?? DEFAULT_TITLE)}</title>`
  for (const [name, content] of Object.entries(meta))
    if (content) html += `<meta ${nameAttribute(name)}="${name}" content="${escaped(content)}"/>`
  if (canonical) html += `<link rel="canonical" href="${escaped(canonical)}"/>`
  if (canonical && HAS_ALTERNATES)
    html += alternateLinks(canonical, canonical.slice(pageContext.site.url.length))
  html += ALWAYS
  for (const thing of pageContext.structuredData ?? [])
    html += `<script type="application/ld+json">${jsonLdText(thing)}</script>`
  return html
}

/** The page in every language, its own included, as search engines ask for it. */
function alternateLinks(canonical: string, path: string): string {
  const others = ALTERNATES.map(({ language, url }) => ({ language, href: url + path }))
  return [{ language: LANGUAGE, href: canonical }, ...others]
    .map(({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`)
    .join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
}
