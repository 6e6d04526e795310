import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { OpenDot } from '#renderer/settings/OpenDot.tsx'
import { useCallLink, useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { currentness, type FrameLink } from './navigationLinks.ts'
import css from './TopLine.module.css'

/** Above the header on a desk: the sections of the site, working hours and the phone. */
export function TopLine({ links }: { links: readonly FrameLink[] }) {
  const settings = useSiteSettings()
  const call = useCallLink()
  const path = usePageContext().urlPathname
  const phone = settings?.header.phone
  const hours = settings?.header.workingHours ?? settings?.workingHours?.short
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
        <div className={css.right}>
          {hours && (
            <span className={css.hours}>
              <OpenDot hours={settings?.workingHours ?? null} />
              <span>{hours}</span>
            </span>
          )}
          {phone?.caption && <span className={css.caption}>{phone.caption}</span>}
          {call && (
            <a {...call.link} className={css.phone}>
              {call.number}
            </a>
          )}
        </div>
      </Wrap>
    </div>
  )
}
