import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { NewBuildStrip } from '#renderer/builds/NewBuildStrip.tsx'
import { Part } from '#renderer/failures/Part.tsx'
import { useNavigation } from '#renderer/navigation/navigation.ts'
import { KeptStripPlace } from '#renderer/offline/KeptStripPlace.tsx'
import { useReservation } from '#renderer/reservation/useReservation.ts'
import { periodText } from '#renderer/ui/format.ts'
import { SkipLink } from '#renderer/ui/SkipLink.tsx'
import { PagePlace } from '#renderer/waiting/PagePlace.tsx'
import { pageKind } from '#renderer/waiting/pageKind.ts'
import { BottomBar } from './BottomBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { PlainHeader } from './PlainHeader.tsx'
import type { SiteSettings } from './settingsQuery.ts'
import { WithoutScripts } from './WithoutScripts.tsx'

/** What stands around every page: header, footer and the bar of the phone. It shows without settings, too. */
export function SiteFrame({ settings, children }: SiteFrameProps) {
  const { urlPathname, is404, abortStatusCode } = usePageContext()
  const { chosen, isApplying } = useReservation()
  const isListing = !is404 && !abortStatusCode && pageKind(urlPathname) === 'listing'
  const isWaiting = useNavigation(({ waiting }) => waiting !== null && waiting.sign !== 'pressed')
  return (
    <>
      <SkipLink />
      {isListing && <SkipLink href="#products">К товарам</SkipLink>}
      <Part name="header" fallback={<PlainHeader />}>
        <Header settings={settings} />
      </Part>
      <NewBuildStrip />
      <KeptStripPlace />
      <WithoutScripts settings={settings} />
      <main
        id="main"
        tabIndex={-1}
        style={{ outline: 'none' }}
        aria-busy={isWaiting || isApplying || undefined}
        data-applying={isApplying ? '' : undefined}
      >
        <p role="status" className="visually-hidden">
          {isApplying && chosen && `Считаем цены и\u00A0наличие на\u00A0${periodText(chosen)}…`}
        </p>
        <PagePlace>{children}</PagePlace>
      </main>
      <Part name="footer">
        <Footer settings={settings} />
      </Part>
      <Part name="bottom-bar">
        <BottomBar />
      </Part>
    </>
  )
}

export type SiteFrameProps = {
  /** Null while the settings service does not answer. */
  settings: SiteSettings | null
  children: ReactNode
}
