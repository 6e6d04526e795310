import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { ErrorBoundary } from '#renderer/ui/ErrorBoundary.tsx'
import { reportFailure } from './reportFailure.ts'

/** A part of the page that takes only itself down when it fails; the next page, or another `resetKey`, tries it again. */
export function Part({ name, fallback = null, resetKey, onFailure, children }: PartProps) {
  const pageContext = usePageContext()
  return (
    <ErrorBoundary
      fallback={fallback}
      resetKey={resetKey ?? pageContext}
      onError={(error) => {
        reportFailure('render', error, name)
        onFailure?.()
      }}
    >
      {children}
    </ErrorBoundary>
  )
}

export type PartProps = {
  /** For the report: lowercase letters and hyphens. */
  name: string
  /** The content after a failure; nothing by default. */
  fallback?: ReactNode
  resetKey?: unknown
  onFailure?: () => void
  children: ReactNode
}
