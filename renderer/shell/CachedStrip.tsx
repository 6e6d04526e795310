import { usePageContext } from 'vike-react/usePageContext'
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
      <span>
        {isOnline ? 'Связь прерывалась' : 'Нет связи'}, показываем, что было {momentText(at, Date.now())}.
        Цены и&nbsp;наличие могли измениться
      </span>
      <span className={strip.buttons}>
        <Button variant={isOnline ? 'primary' : 'night'} size="sm" onClick={() => location.reload()}>
          Обновить
        </Button>
      </span>
    </div>
  )
}
