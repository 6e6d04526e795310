import { usePageContext } from 'vike-react/usePageContext'
import { DARK_PAGE_COLOR, DEFAULT_TITLE, LOCALE, PAGE_COLOR } from '#company/constants.ts'
import '#renderer/page/pageContext.ts'
import { JsonLd } from '../ui/JsonLd.tsx'
import { headTags, nameAttribute } from './headTags.ts'

/** What every page's head has: title, description, icons, the canonical URL, link previews, structured data. */
export function Head() {
  const pageContext = usePageContext()
  const { canonical, meta } = headTags(pageContext)
  return (
    <>
      <title>{pageContext.head?.title ?? DEFAULT_TITLE}</title>
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      {Object.entries(meta).map(
        ([name, content]) => content && <meta key={name} {...{ [nameAttribute(name)]: name, content }} />,
      )}
      {canonical && <link rel="canonical" href={canonical} />}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="theme-color" content={PAGE_COLOR} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={DARK_PAGE_COLOR} media="(prefers-color-scheme: dark)" />
      <meta property="og:locale" content={LOCALE.replace('-', '_')} />
      {pageContext.structuredData?.map((thing) => (
        <JsonLd key={thing['@type']} data={thing} />
      ))}
    </>
  )
}
