import { type ReactNode, useEffect, useRef } from 'react'

/** A message that is brought into view when it appears: what sends a form may be in sight where this is not. */
export function InView({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'center' })
  }, [])
  return <div ref={element}>{children}</div>
}
