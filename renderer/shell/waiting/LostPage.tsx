import { texts } from '#company/texts/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { RotateCw } from '#renderer/ui/icons.ts'
import { Wrap } from '#renderer/ui/Wrap.tsx'

/** In the place of a page that could not be fetched after Back or Forward. */
export function LostPage({ onRetry }: { onRetry: () => void }) {
  return (
    <Wrap tall>
      <EmptyState title={texts.lost.offline} text={texts.lost.pageNotLoadedSaved}>
        <div className="buttons">
          <Button variant="primary" size="lg" onClick={onRetry}>
            <Icon of={RotateCw} />
            {texts.words.retry}
          </Button>
          <Button size="lg" href="/cart">
            {texts.words.openCart}
          </Button>
        </div>
      </EmptyState>
    </Wrap>
  )
}
