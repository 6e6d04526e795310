import { type LinkProps, linkProps } from '#renderer/runtime/links.ts'
import type { SiteSettings } from './settingsQuery.ts'

/** The company's number and the link that calls it; null while the settings do not say both. */
export function callLink(settings: SiteSettings | null): { number: string; link: LinkProps } | null {
  const phone = settings?.header.phone
  const link = linkProps(phone?.link)
  return phone?.number && link ? { number: phone.number, link } : null
}
