import { texts } from '#company/texts/index.ts'
import { type LinkProps, linkProps } from '#renderer/runtime/links.ts'
import type { SiteSettings } from '#renderer/settings/settingsQuery.ts'

/** A link of the frame that is safe to render. */
export type FrameLink = { title: string; link: LinkProps }

/** The links of a menu as the settings give them: unsafe ones are left out. */
export function frameLinks(links: readonly { title: string; url: string }[]): FrameLink[] {
  return links.flatMap(({ title, url }) => {
    const link = linkProps(url)
    return link ? [{ title, link }] : []
  })
}

/** The `aria-current` of a link: `page` for the page itself, `true` for a section that the page lies in. */
export function currentness(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined
}

/** The links of the menu. Settings without any say nothing of articles and the like: only what every shop has is linked then. */
export function menuLinks(settings: Pick<NonNullable<SiteSettings>, 'header'> | null): FrameLink[] {
  const own = frameLinks(settings?.header.navigation ?? [])
  return own.length > 0 ? own : frameLinks(settings ? BARE_NAVIGATION : DEFAULT_NAVIGATION)
}

const BARE_NAVIGATION = [
  { title: texts.words.catalogue, url: '/catalog' },
  { title: texts.frame.categories, url: '/categories' },
  { title: texts.words.contacts, url: '/contacts' },
] as const

/** The fallback navigation of the site while the settings are unavailable. */
export const DEFAULT_NAVIGATION = [
  { title: texts.words.catalogue, url: '/catalog' },
  { title: texts.frame.categories, url: '/categories' },
  { title: texts.frame.solutions, url: '/solutions' },
  { title: texts.frame.articles, url: '/articles' },
  { title: texts.frame.rentTerms, url: '/rent-terms' },
  { title: texts.frame.about, url: '/about' },
  { title: texts.words.contacts, url: '/contacts' },
] as const
