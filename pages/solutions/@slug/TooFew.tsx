import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { unitsText } from '#renderer/ui/format.ts'
import css from './SetActions.module.css'
import { guestsText } from './solutionContents.ts'
import type { SolutionLine } from './solutionLine.ts'

/** For so many guests the company does not own enough of something, whatever the dates: then a call helps. */
export function TooFew({ lines, guests }: { lines: readonly SolutionLine[]; guests: number }) {
  const short = lines.filter(({ product, quantity, stock }) => {
    return stock !== 'left' && product !== null && product.owned !== null && product.owned < quantity
  })
  const [first] = short
  if (!first?.product) return null
  return (
    <Alert tone="warn" title={`На\u00A0${guestsText(guests)} хватит не\u00A0всего`} live>
      <p>
        {first.product.name ?? 'Без названия'}: у&nbsp;нас {unitsText(first.product.owned ?? 0)}
        {short.length > 1 && `, и\u00A0ещё ${short.length - 1} в\u00A0списке`}. Позвоните&nbsp;— соберём
        из&nbsp;разных
      </p>
      <Button size="sm" className={css.call} href="/contacts">
        Контакты
      </Button>
    </Alert>
  )
}
