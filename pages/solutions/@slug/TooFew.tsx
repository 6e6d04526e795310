import { texts } from '#company/texts/index.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { unitsText } from '#renderer/ui/format.ts'
import css from './SetActions.module.css'
import type { SolutionLine } from './solutionLine.ts'

/** For so many guests the company does not own enough of something, whatever the dates: then a call helps. */
export function TooFew({ lines, guests }: { lines: readonly SolutionLine[]; guests: string }) {
  const short = lines.filter(({ product, quantity, stock }) => {
    return stock !== 'left' && product !== null && product.owned !== null && product.owned < quantity
  })
  const [first] = short
  if (!first?.product) return null
  return (
    <Alert tone="warn" title={texts.solutionSet.tooFew(guests)} live>
      <p>
        {texts.solutionSet.tooFewText(
          first.product.name ?? texts.places.product,
          unitsText(first.product.owned ?? 0),
          short.length - 1,
        )}
      </p>
      <Button size="sm" className={css.call} href="/contacts">
        {texts.words.contacts}
      </Button>
    </Alert>
  )
}
