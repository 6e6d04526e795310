import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { useConsent } from '#renderer/analytics/consent.ts'
import { Button } from '#renderer/ui/Button.tsx'
import css from './NewBuildStrip.module.css'
import { putOffNewBuild, useNewBuild } from './newBuild.ts'

/** Offers the new build of the shop: under the header, on a phone above the bar. Not while something is being ordered, nor over another question. */
export function NewBuildStrip() {
  const { isCheckout } = usePageContext().config
  const { isAvailable, isPutOff } = useNewBuild()
  const isConsentOpen = useConsent(({ consent }) => consent === 'unanswered')
  const isShown = isAvailable && !isPutOff && !isConsentOpen && !isCheckout
  return (
    <div role="status" className={isShown ? `night screen-only ${css.strip}` : undefined}>
      {isShown && (
        <>
          <span>{texts.lost.newBuild}</span>
          <span className="buttons">
            <Button variant="primary" size="sm" onClick={() => location.reload()}>
              {texts.words.refresh}
            </Button>
            <Button variant="night" size="sm" onClick={putOffNewBuild}>
              {texts.lost.later}
            </Button>
          </span>
        </>
      )}
    </div>
  )
}
