import type { ReactNode } from 'react'
import { SkipLink } from '#renderer/ui/SkipLink.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import type { SiteSettings } from './settingsQuery.ts'

/** What stands around every page: header, footer and the bar of the phone. It shows without settings, too. */
export function SiteFrame({ settings, children }: SiteFrameProps) {
  return (
    <>
      <SkipLink />
      <Header settings={settings} />
      <main id="main" tabIndex={-1} style={{ outline: 'none' }}>
        {children}
      </main>
      <Footer settings={settings} />
      <BottomBar />
    </>
  )
}

export type SiteFrameProps = {
  /** Null while the settings service does not answer. */
  settings: SiteSettings | null
  children: ReactNode
}
