import { usePageContext } from 'vike-react/usePageContext'
import { canonicalUrl } from './head/pageHead.ts'
import './pageContext.ts'
import { DEFAULT_BRAND } from './site/defaultBrand.ts'
import { JsonLd } from './ui/JsonLd.tsx'

/** What every page's head has beside title and description: icons, the canonical URL, link previews, structured data. */
export default function Head() {
  const { urlPathname, site, head, structuredData } = usePageContext()
  const canonical = canonicalUrl(site.url, urlPathname, head?.page)
  return (
    <>
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
