import { texts } from '#company/texts/index.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Focused } from '#renderer/ui/FormMessage.tsx'
import css from './FeedbackSent.module.css'

/** The message has arrived. It replaces the form, and takes the focus. */
export function FeedbackSent({ onAgain }: { onAgain: () => void }) {
  return (
    <Focused className={css.sent}>
      <Alert live tone="ok" title={texts.feedback.sent}>
        {texts.feedback.answerSoon}
      </Alert>
      <Button onClick={onAgain}>{texts.feedback.writeMore}</Button>
    </Focused>
  )
}
