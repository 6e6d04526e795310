import { texts } from '#company/texts/index.ts'
import { CallButton } from '#renderer/settings/CallButton.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import css from './SummaryCard.module.css'

/** The way on where nobody can count: first of all, the number to call. */
export function CartCall() {
  return (
    <>
      <CallButton variant="primary" size="lg" wide />
      <Button size="lg" wide className={css.further} href="/catalog">
        {texts.words.toCatalogue}
      </Button>
    </>
  )
}
