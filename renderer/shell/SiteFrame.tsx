import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { useCachedAt } from '#renderer/offline/useCachedAt.ts'
import { pageKind } from '#renderer/page/pageSettings.ts'
import { lazyComponent } from '#renderer/runtime/lazyModule.tsx'
import { useNavigation } from '#renderer/runtime/navigation.ts'
import { Part } from '#renderer/runtime/Part.tsx'
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
export function SiteFrame({ children }: { children: ReactNode }) {
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
        <Header />
      </Part>
      <NewBuildStrip />
      {isCached && (
        <Part name="cached-strip">
          <LazyCachedStrip />
        </Part>
      )}
      <WithoutScripts />
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
        <Footer />
      </Part>
      {!config.isLetter && (
        <Part name="bottom-bar">
          <BottomBar />
        </Part>
      )}
    </>
  )
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
