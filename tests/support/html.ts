const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': ' ',
}

/** The words of a page as a visitor reads them: no elements, every space a plain one. */
export function wordsOf(html: string): string {
  return plain(html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ''))
}

/** The title of a page. */
export function titleOf(html: string): string {
  return plain(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '')
}

/** The content of a `<meta>` by its `name` or `property`; undefined where there is none. */
export function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
}

/** The canonical URL of a page. */
export function canonicalOf(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
}

/** The structured data of a page, by type. */
export function structuredDataIn(html: string): Record<string, Record<string, unknown>> {
  const texts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const things = texts.map(([, text]) => JSON.parse(text ?? '') as { '@type': string })
  return Object.fromEntries(things.map((thing) => [thing['@type'], thing]))
}

/** The links of a part of a page: address and words. */
export function linksIn(html: string): [href: string, words: string][] {
  const links = html.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)
  return [...links].map(([, href = '', content = '']) => [href, wordsOf(content)])
}

/** The first element of a name, up to the end of the first such element. */
export function partOf(html: string, element: 'header' | 'main' | 'footer'): string {
  return html.slice(html.indexOf(`<${element}`), html.indexOf(`</${element}`))
}

/** The section whose words begin with a title; empty where there is none. */
export function sectionOf(html: string, title: string): string {
  const sections = html.match(/<section\b.*?<\/section>/gs) ?? []
  return sections.find((section) => wordsOf(section).startsWith(title)) ?? ''
}

/** A text with every kind of space, also a narrow one, as a plain one, without word joiners, and entities as their characters. */
export function plain(text: string): string {
  return text
    .replace(/&(?:amp|lt|gt|quot|#x27|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll('\u2060', '')
    .replace(/\s+/g, ' ')
    .trim()
}
