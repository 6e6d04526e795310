import type { ReactNode } from 'react'
import { servedToCrawler } from '#renderer/runtime/crawler.ts'
import { Part } from '#renderer/runtime/Part.tsx'
import { PageFailed } from './PageFailed.tsx'

/** Around the page inside its frame: a page that fails leaves header, footer and the cart to the visitor. */
export function PageBoundary({ children }: { children: ReactNode }) {
  // A crawler gets the whole page back as it was served: see AppBoundary.
  if (servedToCrawler() !== null) return children
  return (
    <Part name="page" fallback={<PageFailed />}>
      {children}
    </Part>
  )
}
