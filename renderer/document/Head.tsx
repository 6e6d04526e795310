import { usePageContext } from 'vike-react/usePageContext'
import { canonicalUrl, DEFAULT_TITLE } from '../head/pageHead.ts'
import '../pageContext.ts'
import { DEFAULT_BRAND } from '../site/defaultBrand.ts'
import { JsonLd } from '../ui/JsonLd.tsx'

/** What every page's head has: title, description, icons, the canonical URL, link previews, structured data. */
export function Head() {
  const { urlPathname, site, head, structuredData } = usePageContext()
  const canonical = canonicalUrl(site.url, urlPathname, head?.page)
  return (
    <>
      <title>{head?.title ?? DEFAULT_TITLE}</title>
      <meta property="og:title" content={head?.title ?? DEFAULT_TITLE} />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      {head?.description && (
        <>
          <meta name="description" content={head.description} />
          <meta property="og:description" content={head.description} />
        </>
      )}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {head?.noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <meta name="theme-color" content="#f6f4ef" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#121317" media="(prefers-color-scheme: dark)" />
      <meta property="og:site_name" content={head?.siteName ?? DEFAULT_BRAND} />
      <meta property="og:locale" content="ru_RU" />
      <meta property="og:type" content={head?.type ?? 'website'} />
      <meta property="og:url" content={head?.address ? site.url + head.address : canonical} />
      {head && (
        <>
          <meta property="og:image" content={head.image} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {head?.preview && (
        <>
          <meta property="og:image:width" content={String(head.preview.width)} />
          <meta property="og:image:height" content={String(head.preview.height)} />
          <meta property="og:image:alt" content={head.preview.alt} />
        </>
      )}
      {structuredData?.map((thing) => (
        <JsonLd key={thing['@type']} data={thing} />
      ))}
    </>
  )
}
