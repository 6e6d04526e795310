import type { MouseEvent } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { Button, type ButtonProps } from '#renderer/ui/Button.tsx'
import { FEEDBACK_HREF, openFeedback } from './feedbackWindow.ts'

/** Opens the feedback form in a window; where the page has the form itself, the link leads down to it. */
export function FeedbackButton(look: FeedbackButtonProps) {
  const { urlPathname } = usePageContext()
  const hasForm = FEEDBACK_HREF.startsWith(`${urlPathname}#`)

  function open(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openFeedback()
  }

  return <Button {...look} href={FEEDBACK_HREF} {...(!hasForm && { ...OPENS_WINDOW, onClick: open })} />
}

// The router follows every link whose press it hears of, unless the link is marked.
const OPENS_WINDOW = { 'aria-haspopup': 'dialog', 'data-vike': 'false' } as const

export type FeedbackButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className' | 'children'>
