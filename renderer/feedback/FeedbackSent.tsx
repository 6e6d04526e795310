import { useEffect, useRef } from 'react'
import { texts } from '#company/texts/index.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import css from './FeedbackSent.module.css'

/** The message has arrived. It replaces the form, and takes the focus. */
export function FeedbackSent({ onAgain }: { onAgain: () => void }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <div ref={element} tabIndex={-1} className={css.sent}>
      <Alert live tone="ok" title={texts.feedback.sent}>
        {texts.feedback.answerSoon}
      </Alert>
      <Button onClick={onAgain}>{texts.feedback.writeMore}</Button>
    </div>
  )
}
