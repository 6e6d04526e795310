import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { useCachedAt } from '#renderer/offline/useCachedAt.ts'
import { useOnline } from '#renderer/offline/useOnline.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { momentText } from '#renderer/ui/format.ts'
import strip from './NewBuildStrip.module.css'

/** Says that the page is of an earlier moment, under the header, on a phone above the bar. Cart and order say it of their own sums. */
export function CachedStrip() {
  const { isCheckout } = usePageContext().config
  const at = useCachedAt((cached) => cached.at)
  const isOnline = useOnline()
  if (at === null || isCheckout) return null
  return (
    <div role="status" className={`night screen-only ${strip.strip}`}>
      <span>{texts.earlier.cached(isOnline, momentText(at, Date.now()))}</span>
      <span className="buttons">
        <Button variant={isOnline ? 'primary' : 'night'} size="sm" onClick={() => location.reload()}>
          {texts.words.refresh}
        </Button>
      </span>
    </div>
  )
}
