import { usePageContext } from 'vike-react/usePageContext'
import './pageContext.ts'

/** What every page's head has beside title and description: icons, the canonical address, the colour of the frame. */
export default function Head() {
  const { urlPathname, site } = usePageContext()
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="canonical" href={site.url + urlPathname} />
      <meta name="theme-color" content="#f6f4ef" />
      <meta property="og:site_name" content="Сутки" />
      <meta property="og:locale" content="ru_RU" />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={site.url + urlPathname} />
    </>
  )
}
