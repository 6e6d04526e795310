import type { ReactNode } from 'react'
import { servedToCrawler } from './crawlerPage.ts'
import { PageFailed } from './PageFailed.tsx'
import { Part } from './Part.tsx'

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
