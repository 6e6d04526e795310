import { linkProps } from '#renderer/runtime/links.ts'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './ContactLink.module.css'

/** A phone number or an address as a link; plain text where the link is missing or not safe. */
export function ContactLink({ href, children }: { href: string | null | undefined; children: string }) {
  const link = linkProps(href)
  if (!link) return children
  return (
    <TextLink {...link} className={css.link}>
      {children}
    </TextLink>
  )
}
