import { type ReactNode, useEffect, useRef } from 'react'

/** A message that is brought into view when it appears: on a phone the order is sent from a bar that always is, and this is not. */
export function InView({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'center' })
  }, [])
  return <div ref={element}>{children}</div>
}
