import { useQuery } from 'urql'
import { type SiteSettings, siteSettingsQuery } from './settingsQuery.ts'

/** The shop's settings, which the loader fetched with the page; null while the settings service does not answer. */
export function useSiteSettings(): SiteSettings | null {
  const [{ data }] = useQuery({ query: siteSettingsQuery })
  return data?.settings ?? null
}
