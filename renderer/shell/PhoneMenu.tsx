import { useState } from 'react'
import { createPortal } from 'react-dom'
import { texts } from '#company/texts/index.ts'
import { DayScale } from '#renderer/settings/DayScale.tsx'
import type { SiteSettings } from '#renderer/settings/settingsQuery.ts'
import { callLink } from '#renderer/settings/useSiteSettings.ts'
import { workingDay } from '#renderer/settings/workingDay.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { ArrowRight, Menu, X } from '#renderer/ui/icons.ts'
import { useModal } from '#renderer/ui/useModal.ts'
import { useCloseWithBack } from '#renderer/ui/windowHistory.ts'
import { Logo } from './Logo.tsx'
import { currentness, type FrameLink, frameLinks } from './navigationLinks.ts'
import css from './PhoneMenu.module.css'

/** The button of the phone's menu, and the menu that it opens. It belongs to the page on which it was opened: another page closes it. */
export function PhoneMenu(props: PhoneMenuProps) {
  const [openPath, setOpenPath] = useState<string | null>(null)
  return (
    <>
      <IconButton
        variant="plain"
        label={texts.words.menu}
        className="needs-scripts"
        aria-haspopup="dialog"
        onClick={() => setOpenPath(props.path)}
      >
        <Icon of={Menu} />
      </IconButton>
      {openPath === props.path &&
        createPortal(<OpenMenu {...props} onClose={() => setOpenPath(null)} />, document.body)}
    </>
  )
}

/** A modal night over the whole page. Esc, the cross, Back and every link ask to close it. */
function OpenMenu({ links, settings, path, onClose }: PhoneMenuProps & { onClose: () => void }) {
  const { dialog } = useModal()
  const phone = settings?.header.phone
  const call = callLink(settings)
  const day = workingDay(settings?.workingHours ?? null)

  useCloseWithBack(onClose)

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

export type PhoneMenuProps = {
  links: readonly FrameLink[]
  settings: SiteSettings | null
  path: string
}
