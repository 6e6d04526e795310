import type { ReactNode } from 'react'
import './ui/base.css'
import { SiteFrame } from './site/SiteFrame.tsx'
import { useSiteSettings } from './site/useSiteSettings.ts'
import { Toaster } from './ui/Toaster.tsx'

/** The frame of every page. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteFrame settings={useSiteSettings()}>{children}</SiteFrame>
      <Toaster />
    </>
  )
}
