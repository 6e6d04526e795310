import { useState } from 'react'
import { createPortal } from 'react-dom'
import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { DayScale } from '#renderer/settings/DayScale.tsx'
import { useCallLink, useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { workingDay } from '#renderer/settings/workingDay.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { ArrowRight, Menu, X } from '#renderer/ui/icons.ts'
import { useModal } from '#renderer/ui/useModal.ts'
import { Logo } from './Logo.tsx'
import { currentness, type FrameLink, frameLinks } from './navigationLinks.ts'
import css from './PhoneMenu.module.css'

/** The button of the phone's menu, and the menu that it opens. It belongs to the page on which it was opened: another page closes it. */
export function PhoneMenu({ links }: PhoneMenuProps) {
  const path = usePageContext().urlPathname
  const [openPath, setOpenPath] = useState<string | null>(null)
  return (
    <>
      <IconButton
        variant="plain"
        label={texts.words.menu}
        className="needs-scripts"
        aria-haspopup="dialog"
        onClick={() => setOpenPath(path)}
      >
        <Icon of={Menu} />
      </IconButton>
      {openPath === path &&
        createPortal(<OpenMenu links={links} onClose={() => setOpenPath(null)} />, document.body)}
    </>
  )
}

/** A modal night over the whole page. Esc, the cross, Back and every link ask to close it. */
function OpenMenu({ links, onClose }: PhoneMenuProps & { onClose: () => void }) {
  const { dialog } = useModal(onClose)
  const path = usePageContext().urlPathname
  const settings = useSiteSettings()
  const phone = settings?.header.phone
  const call = useCallLink()
  const day = workingDay(settings?.workingHours ?? null)

  return (
    <dialog
      ref={dialog}
      open
      className={`night ${css.menu}`}
      aria-label={texts.words.menu}
      onCancel={onClose}
    >
      <div className={css.head}>
        <Logo brand={settings?.brand ?? null} isOnNight />
        <IconButton variant="plain" label={texts.words.close} className={css.close} onClick={onClose}>
          <Icon of={X} />
        </IconButton>
      </div>
      <nav aria-label={texts.words.menu}>
        <ul className={css.links}>
          {[...links, ...frameLinks([{ title: texts.words.favourites, url: '/favourites' }])].map(
            ({ title, link }) => (
              <li key={link.href}>
                <a
                  href={link.href}
                  rel={link.rel}
                  aria-current={currentness(link.href, path)}
                  onClick={onClose}
                >
                  {title}
                  <Icon of={ArrowRight} />
                </a>
              </li>
            ),
          )}
        </ul>
      </nav>
      <div className={css.foot}>
        {phone?.caption && <p className={css.caption}>{phone.caption}</p>}
        {call && (
          <a {...call.link} className={css.phone}>
            {call.number}
          </a>
        )}
        {day && <DayScale day={day} />}
      </div>
    </dialog>
  )
}

type PhoneMenuProps = { links: readonly FrameLink[] }
