import { type LinkProps, linkProps } from '#renderer/runtime/links.ts'

/** A link of the frame that is safe to render. */
export type FrameLink = { title: string; link: LinkProps }

/** The links of a menu as the settings give them: unsafe ones are left out. */
export function frameLinks(links: readonly { title: string; url: string }[]): FrameLink[] {
  return links.flatMap(({ title, url }) => {
    const link = linkProps(url)
    return link ? [{ title, link }] : []
  })
}

/** What `aria-current` says of a link: the page itself, or a section that the page lies in. */
export function currentness(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined
}

/** The fallback navigation of the site while the settings are unavailable. */
export const DEFAULT_NAVIGATION = [
  { title: 'Каталог', url: '/catalog' },
  { title: 'Категории', url: '/categories' },
  { title: 'Готовые решения', url: '/solutions' },
  { title: 'Статьи', url: '/articles' },
  { title: 'Условия аренды', url: '/rent-terms' },
  { title: 'О\u00A0компании', url: '/about' },
  { title: 'Контакты', url: '/contacts' },
] as const
