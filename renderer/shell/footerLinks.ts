import { texts } from '#company/texts/index.ts'
import { FEEDBACK_HREF } from '#renderer/feedback/feedbackWindow.ts'
import { type LinkProps, linkProps } from '#renderer/runtime/links.ts'
import type { SiteSettings } from '#renderer/settings/settingsQuery.ts'
import { type FrameLink, frameLinks } from './navigationLinks.ts'

type Footer = SiteSettings['footer']

/** A column of the footer. */
export type FooterColumn = { title: string; links: FrameLink[] }

/** A special button of the footer. */
type FooterButton = { title: string; link: LinkProps; isPrimary: boolean; isFeedback: boolean }

/** The columns of links: what can be rented, what is worth knowing, and where the shop is met. Empty ones are left out. */
export function footerColumns(footer: Footer): FooterColumn[] {
  const links = frameLinks(footer.topLinks)
  const columns = [
    { title: texts.frame.toRent, links: links.filter(isRental) },
    { title: texts.frame.toKnow, links: links.filter((link) => !isRental(link)) },
    { title: texts.frame.toReach, links: [...frameLinks(footer.socials), ...mailLinks(footer)] },
  ]
  return columns.filter((column) => column.links.length > 0)
}

/** The special buttons that lead somewhere. «feedback» is the form of the contacts page, which opens in a window. */
export function footerButtons(footer: Footer): FooterButton[] {
  return footer.specialButtons.flatMap(({ title, action, url, style }) => {
    const isFeedback = action === 'feedback'
    const link = linkProps(isFeedback ? FEEDBACK_HREF : url)
    return link ? [{ title, link, isPrimary: style === 'primary', isFeedback }] : []
  })
}

function isRental({ link }: FrameLink): boolean {
  return /^\/(catalog|categories)(\/|$)/.test(link.href)
}

function mailLinks(footer: Footer): FrameLink[] {
  return footerButtons(footer)
    .map(({ link }) => link)
    .filter(({ href }) => /^mailto:[^?]+$/i.test(href))
    .map((link) => ({ title: link.href.slice('mailto:'.length), link }))
}
