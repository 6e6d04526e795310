import { usePageContext } from 'vike-react/usePageContext'
import { ALTERNATES } from '#company/constants.ts'

/** This page in the company's other languages. Without parameters: the page may have been stored for another visitor's. */
export function LanguageLinks() {
  const { urlPathname } = usePageContext()
  return ALTERNATES.map(({ language, url, name }) => (
    <a key={language} href={url + urlPathname} hrefLang={language} lang={language}>
      {name}
    </a>
  ))
}
