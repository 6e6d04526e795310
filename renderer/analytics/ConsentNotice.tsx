import { useEffect } from 'react'
import { texts } from '#company/texts/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './ConsentNotice.module.css'
import { answerConsent, readConsent, useConsent } from './consent.ts'
import { loadTagManager } from './tagManager.ts'
import { watchCart } from './watchCart.ts'

/** Asks whether visits may be counted; they start with a yes, also one of an earlier visit. */
export function ConsentNotice({ gtmId }: { gtmId: string }) {
  const { consent } = useConsent()

  // Heard before anything is rendered with the answer, or the first events would come too early.
  useEffect(() => {
    const unwatchAnswer = useConsent.subscribe(({ consent }) => {
      if (consent === 'granted') loadTagManager(gtmId)
    })
    const unwatchCart = watchCart()
    readConsent()
    return () => {
      unwatchAnswer()
      unwatchCart()
    }
  }, [gtmId])

  if (consent !== 'unanswered') return null
  return (
    <section className={`screen-only needs-scripts ${css.notice}`} aria-label={texts.analytics.label}>
      <p className={css.text}>
        {texts.analytics.question}
        <TextLink href="/cookies-policy">{texts.analytics.more}</TextLink>
      </p>
      <p className="buttons">
        <Button size="sm" variant="ink" onClick={() => answerConsent('granted')}>
          {texts.analytics.yes}
        </Button>
        <Button size="sm" onClick={() => answerConsent('denied')}>
          {texts.analytics.no}
        </Button>
      </p>
    </section>
  )
}
