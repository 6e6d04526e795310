import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { useCachedAt } from '#renderer/offline/useCachedAt.ts'
import { pageKind } from '#renderer/page/pageSettings.ts'
import { lazyComponent } from '#renderer/runtime/lazyModule.tsx'
import { useNavigation } from '#renderer/runtime/navigation.ts'
import { Part } from '#renderer/runtime/Part.tsx'
import type { SiteSettings } from '#renderer/settings/settingsQuery.ts'
import { periodText } from '#renderer/ui/format.ts'
import { BottomBar } from './BottomBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { NewBuildStrip } from './NewBuildStrip.tsx'
import { PlainHeader } from './PlainHeader.tsx'
import css from './SkipLink.module.css'
import { WithoutScripts } from './WithoutScripts.tsx'
import { PageOutlet } from './waiting/PageOutlet.tsx'

/** The frame of every page: header, footer and the bar of the phone. It shows without settings, too. */
export function SiteFrame({ settings, children }: SiteFrameProps) {
  const { urlPathname, is404, abortStatusCode, config } = usePageContext()
  const { draft, isApplying } = useDates()
  const isListing = !is404 && !abortStatusCode && pageKind(urlPathname) === 'listing'
  const isCached = useCachedAt(({ at }) => at !== null)
  const isWaiting = useNavigation(({ waiting }) => waiting !== null && waiting.sign !== 'pressed')
  return (
    <>
      <SkipLink href="#main">{texts.ui.toContents}</SkipLink>
      {isListing && <SkipLink href="#products">{texts.frame.toItems}</SkipLink>}
      <Part name="header" fallback={<PlainHeader />}>
        <Header settings={settings} />
      </Part>
      <NewBuildStrip />
      {isCached && (
        <Part name="cached-strip">
          <LazyCachedStrip />
        </Part>
      )}
      <WithoutScripts settings={settings} />
      <main
        id="main"
        tabIndex={-1}
        aria-busy={isWaiting || isApplying || undefined}
        data-applying={isApplying ? '' : undefined}
      >
        <p role="status" className="visually-hidden">
          {isApplying && draft && texts.datesForm.applying(periodText(draft))}
        </p>
        <PageOutlet>{children}</PageOutlet>
      </main>
      <Part name="footer">
        <Footer settings={settings} />
      </Part>
      {!config.isLetter && (
        <Part name="bottom-bar">
          <BottomBar />
        </Part>
      )}
    </>
  )
}

export type SiteFrameProps = {
  /** Null while the settings service does not answer. */
  settings: SiteSettings | null
  children: ReactNode
}

const LazyCachedStrip = lazyComponent(async () => (await import('./CachedStrip.tsx')).CachedStrip)

/** The first stops of the Tab key: past the header, to the content or to a part of it. */
function SkipLink({ href, children }: { href: `#${string}`; children: string }) {
  return (
    <a className={`screen-only ${css.skip}`} href={href}>
      {children}
    </a>
  )
}
