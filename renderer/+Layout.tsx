import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { useTrafficSource } from './analytics/trafficSource.ts'
import { useReloadOnStart } from './cards/useReloadOnStart.ts'
import { FeedbackDialog } from './feedback/FeedbackDialog.tsx'
import { closeFeedback } from './feedback/feedbackWindow.ts'
import { lazyComponent } from './runtime/lazyModule.tsx'
import { Part } from './runtime/Part.tsx'
import { useArrival } from './runtime/useArrival.ts'
import { PageBoundary } from './shell/PageBoundary.tsx'
import './ui/base.css'
import { SiteFrame } from './shell/SiteFrame.tsx'
import { Toaster } from './ui/Toaster.tsx'

/** The frame of every page. */
export default function Layout({ children }: { children: ReactNode }) {
  useArrival()
  useReloadOnStart()
  useTrafficSource()
  const { gtmId } = usePageContext().site
  return (
    <>
      <SiteFrame>
        <PageBoundary>{children}</PageBoundary>
      </SiteFrame>
      <Part name="consent">{gtmId !== null && <LazyConsentNotice gtmId={gtmId} />}</Part>
      <Part name="feedback" onFailure={closeFeedback}>
        <FeedbackDialog />
      </Part>
      <Toaster />
    </>
  )
}

// A shop without analytics does not fetch it.
const LazyConsentNotice = lazyComponent(
  async () => (await import('./analytics/ConsentNotice.tsx')).ConsentNotice,
)
