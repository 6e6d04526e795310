import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { OpenDot } from '#renderer/settings/OpenDot.tsx'
import { useCallLink, useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { currentness, type FrameLink } from './navigationLinks.ts'
import css from './TopLine.module.css'

/** Above the header on a desk: the sections of the site, working hours and the phone. */
export function TopLine({ links }: { links: readonly FrameLink[] }) {
  const path = usePageContext().urlPathname
  const caption = useSiteSettings()?.header.phone?.caption
  return (
    <div className={css.top}>
      <Wrap className={css.line}>
        <nav className={css.links} aria-label={texts.words.sections}>
          {links.map(({ title, link }) => (
            <a key={link.href} {...link} aria-current={currentness(link.href, path)}>
              {title}
            </a>
          ))}
        </nav>
        <Call>{caption && <span className={css.caption}>{caption}</span>}</Call>
      </Wrap>
    </div>
  )
}

/** When somebody answers, and the number; `children` between them. */
export function Call({ children }: { children?: ReactNode }) {
  const settings = useSiteSettings()
  const call = useCallLink()
  const hours = settings?.header.workingHours ?? settings?.workingHours?.short
  return (
    <div className={css.right}>
      {hours && (
        <span className={css.hours}>
          <OpenDot hours={settings?.workingHours ?? null} />
          <span>{hours}</span>
        </span>
      )}
      {children}
      {call && (
        <a {...call.link} className={css.phone}>
          {call.number}
        </a>
      )}
    </div>
  )
}
