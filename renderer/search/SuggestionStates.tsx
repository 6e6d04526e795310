import { texts } from '#company/texts/index.ts'
import { CallButton } from '#renderer/settings/CallButton.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { RotateCw } from '#renderer/ui/icons.ts'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import css from './Suggestions.module.css'

/** The places of the suggestions that are on their way; not seen where they come soon. */
export function SuggestionSkeleton() {
  return (
    <div className={css.skeleton} aria-hidden="true">
      {[1, 2, 3].map((row) => (
        <div key={row} className={css.row}>
          <Skeleton className={css.thumb} ratio={1} />
          <span>
            <Skeleton width="62%" height={18} />
            <Skeleton width="38%" height={14} className={css.second} />
          </span>
          <Skeleton width={64} height={20} />
        </div>
      ))}
    </div>
  )
}

/** Nothing is found: how to search better, and whom to call. */
export function SuggestionsNone({ search }: { search: string }) {
  return (
    <div className={css.message}>
      <p>
        <b>{texts.suggestions.none(search)}</b>
        <br />
        <span className="small muted">{texts.suggestions.noneText}</span>
      </p>
      <CallButton size="sm" />
    </div>
  )
}

/** The suggestions did not come; the search itself does not need them. */
export function SuggestionFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={css.message} role="alert">
      <p>
        <b>{texts.suggestions.failed}</b>
        <br />
        <span className="small muted">{texts.suggestions.failedText}</span>
      </p>
      <Button variant="line" size="sm" onClick={onRetry}>
        <Icon of={RotateCw} />
        {texts.words.retry}
      </Button>
    </div>
  )
}
