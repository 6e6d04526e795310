import type { ReactNode } from 'react'
import { ConsentPlace } from './analytics/ConsentPlace.tsx'
import { useTrafficSource } from './analytics/trafficSource.ts'
import { useReloadOnStart } from './cards/useReloadOnStart.ts'
import { FeedbackPlace } from './feedback/FeedbackPlace.tsx'
import { closeFeedback } from './feedback/feedbackWindow.ts'
import { Part } from './runtime/Part.tsx'
import { useArrival } from './runtime/useArrival.ts'
import { PageBoundary } from './shell/PageBoundary.tsx'
import './ui/base.css'
import { useSiteSettings } from './settings/useSiteSettings.ts'
import { SiteFrame } from './shell/SiteFrame.tsx'
import { Toaster } from './ui/Toaster.tsx'

/** The frame of every page. */
export default function Layout({ children }: { children: ReactNode }) {
  useArrival()
  useReloadOnStart()
  useTrafficSource()
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
