import { useQuery } from 'urql'
import { type LinkProps, linkProps } from '#renderer/runtime/links.ts'
import { type SiteSettings, siteSettingsQuery } from './settingsQuery.ts'

/** The shop's settings, which the loader fetched with the page; null while the settings service does not answer. */
export function useSiteSettings(): SiteSettings | null {
  const [{ data }] = useQuery({ query: siteSettingsQuery })
  return data?.settings ?? null
}

/** The company's number and the link that calls it; null while the settings do not say both. */
export function useCallLink(): { number: string; link: LinkProps } | null {
  const phone = useSiteSettings()?.header.phone
  const link = linkProps(phone?.link)
  return phone?.number && link ? { number: phone.number, link } : null
}
