import { useEffect, useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { MAX_GUESTS } from '#gateway/rental/quantity.ts'
import { NORMS_PATH } from '#renderer/page/paths.ts'
import { replaceParam } from '#renderer/runtime/replaceUrl.ts'
import { roubles, unitsText } from '#renderer/ui/format.ts'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import { Stepper } from '#renderer/ui/Stepper.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import need from './CategoryNeed.module.css'
import css from './HowMany.module.css'
import { HowManyAnswer, NormsMissing } from './HowManyAnswer.tsx'
import { NormsPut } from './NormsPut.tsx'
import { normText } from './normLines.ts'
import { useNorms } from './useNorms.ts'

/** «На 60 гостей — 64 шт.», with the product that is put into the cart for it. The guests stand in the URL. */
function CategoryAnswer({ slug }: { slug: string }) {
  const [initial] = useState(guestsOfUrl)
  const norms = useNorms(initial)
  const { state } = norms
  const typed = state?.textOf('guests', '') ?? ''
  // Filters show another URL of the page, without the guests.
  const { urlOriginal } = usePageContext()
  useEffect(() => {
    if (typed && urlOriginal) replaceParam('guests', typed)
  }, [typed, urlOriginal])
  const line = state?.lines.find(({ norm }) => norm.categorySlug === slug)
  if (norms.isNothing) return null
  if (!state || !line) return <NormsMissing norms={norms} waiting={<Skeleton className={need.waiting} />} />
  const { norm, product, units, takes, price } = line
  const { guests } = state
  return (
    <section className={css.say} aria-label={texts.howMany.title}>
      <Stepper
        label={texts.norms.guests}
        fieldLabel={texts.howMany.guests}
        value={guests}
        max={MAX_GUESTS}
        onChange={(count) => state.type('guests', String(count))}
      />
      <div aria-busy={norms.isLoading || undefined}>
        <p role="status" className={css.said}>
          {texts.norms.need(guests, unitsText(units))}
        </p>
        <p className="small muted">
          <span>
            {texts.norms.because(
              product.name ?? product.slug,
              normText(norm),
              takes < units ? unitsText(takes) : null,
              price && state.total !== 'asked' ? roubles(price.total) : null,
            )}
          </span>
          <TextLink href={NORMS_PATH + state.search}>{texts.norms.all}</TextLink>
        </p>
      </div>
      <NormsPut lines={[line]} isLoading={state.isLoading} />
    </section>
  )
}

function guestsOfUrl(): Record<string, string> {
  const guests = new URLSearchParams(location.search).get('guests')
  return guests === null ? {} : { guests }
}

/** The answers to how much guests need: they come after the page, in one file. */
export const lateAnswers = { CategoryAnswer, HowManyAnswer }
