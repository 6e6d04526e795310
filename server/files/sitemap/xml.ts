import { ALTERNATES, HAS_ALTERNATES, LANGUAGE } from '#company/constants.ts'
import type { Entry } from './entries.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
const LINKS = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A part of the sitemap: the pages at their absolute URLs. */
export function urlSetXml(siteUrl: string, entries: readonly Entry[]): string {
  const urls = entries.map(({ path, lastmod }) => {
    const date = lastmod === null ? '' : `<lastmod>${escapeXml(lastmod)}</lastmod>`
    return `<url><loc>${escapeXml(siteUrl + path)}</loc>${date}${languagesOf(siteUrl, path)}</url>\n`
  })
  return `${DECLARATION}\n<urlset ${NAMESPACE}${HAS_ALTERNATES ? LINKS : ''}>\n${urls.join('')}</urlset>\n`
}

/** The page in every language, where there are others. */
function languagesOf(siteUrl: string, path: string): string {
  const all = HAS_ALTERNATES ? [{ language: LANGUAGE, url: siteUrl }, ...ALTERNATES] : []
  const linkOf = ({ language, url }: { language: string; url: string }) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url + path)}"/>`
  return all.map(linkOf).join('')
}

/** The index: where the parts are. */
export function indexXml(siteUrl: string, parts: readonly string[]): string {
  const links = parts.map((path) => `<sitemap><loc>${escapeXml(siteUrl + path)}</loc></sitemap>\n`)
  return `${DECLARATION}\n<sitemapindex ${NAMESPACE}>\n${links.join('')}</sitemapindex>\n`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
