import { texts } from '#company/texts/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { RotateCw } from '#renderer/ui/icons.ts'
import css from './SlowNote.module.css'

/** Says that the connection is slow, and that nothing is lost. */
export function SlowNote({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className={css.note}>
      <p>
        <b>{text}</b>
        <br />
        <span className="small muted">{texts.lost.saved}</span>
      </p>
      <Button size="sm" onClick={onRetry}>
        <Icon of={RotateCw} />
        {texts.words.retry}
      </Button>
    </div>
  )
}
