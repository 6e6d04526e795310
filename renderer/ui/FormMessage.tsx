import { type ReactNode, useEffect, useRef } from 'react'
import { texts } from '#company/texts/index.ts'
import { TextLink } from './TextLink.tsx'

/** A message that is brought into view when it appears: what sends a form may be in sight where this is not. */
export function InView({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'center' })
  }, [])
  return <div ref={element}>{children}</div>
}

/** A message that takes the focus when it appears, in place of what was pressed. `on`: false where nothing was. */
export function Focused({ on = true, className, children }: FocusedProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (on) element.current?.focus()
  }, [on])
  return (
    <div ref={element} tabIndex={on ? -1 : undefined} className={className}>
      {children}
    </div>
  )
}

type FocusedProps = { on?: boolean; className?: string | undefined; children: ReactNode }

/** Loads the page anew, or the one that `href` leads to: what the tab stores stays. */
export function ReloadLink({ href }: { href?: string }) {
  function load() {
    if (href === undefined || href.startsWith(`${location.pathname}#`)) location.reload()
    else location.assign(href)
  }

  return <TextLink onClick={load}>{texts.words.reload}</TextLink>
}
