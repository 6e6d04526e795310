import type { ReactNode } from 'react'
import { ConsentPlace } from './analytics/ConsentPlace.tsx'
import { useReloadOnStart } from './cards/useReloadOnStart.ts'
import { PageBoundary } from './failures/PageBoundary.tsx'
import { Part } from './failures/Part.tsx'
import { FeedbackPlace } from './feedback/FeedbackPlace.tsx'
import { closeFeedback } from './feedback/feedbackWindow.ts'
import { useArrival } from './navigation/useArrival.ts'
import './ui/base.css'
import { SiteFrame } from './site/SiteFrame.tsx'
import { useSiteSettings } from './site/useSiteSettings.ts'
import { Toaster } from './ui/Toaster.tsx'

/** The frame of every page. */
export default function Layout({ children }: { children: ReactNode }) {
  useArrival()
  useReloadOnStart()
  return (
    <>
      <SiteFrame settings={useSiteSettings()}>
        <PageBoundary>{children}</PageBoundary>
      </SiteFrame>
      <Part name="consent">
        <ConsentPlace />
      </Part>
      <Part name="feedback" onFailure={closeFeedback}>
        <FeedbackPlace />
      </Part>
      <Toaster />
    </>
  )
}
