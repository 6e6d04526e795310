import { plural } from '#company/texts/ru/plural.ts'
import { MAX_GUESTS } from '#gateway/rental/guests.ts'
import { roubles, unitsText } from '#renderer/ui/format.ts'
import { Stepper } from '#renderer/ui/Stepper.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './HowMany.module.css'
import { NormsMissing } from './NormsMissing.tsx'
import { NormsPut } from './NormsPut.tsx'
import { normText } from './normLines.ts'
import { useNorms } from './useNorms.ts'

/** «60 гостям нужно 64 шт.», with the product that is put into the cart for it. */
export function CategoryAnswer({ slug }: { slug: string }) {
  const norms = useNorms(NOTHING)
  const { state } = norms
  const line = state?.lines.find(({ norm }) => norm.categorySlug === slug)
  if (!state || !line) return <NormsMissing norms={norms} />
  const { norm, product, units, takes, price } = line
  const { guests } = state
  return (
    <section className={css.say} aria-label="Сколько мне нужно">
      <Stepper
        label="гости"
        fieldLabel="Сколько гостей"
        variant="line"
        value={guests}
        max={MAX_GUESTS}
        onChange={(count) => state.type('guests', String(count))}
      />
      <div aria-busy={norms.isLoading || undefined}>
        <p role="status" className={css.said}>
          {guests}&nbsp;{plural(guests, ['гостю', 'гостям', 'гостям'])} нужно {unitsText(units)}
        </p>
        <p className="small muted">
          {product.name}: {normText(norm)}
          {takes < units && `, свободно ${unitsText(takes)}`}
          {price && `\u00A0— ${roubles(price.total)}`}. <TextLink href={state.url}>Что ещё нужно</TextLink>
        </p>
      </div>
      <NormsPut lines={[line]} />
    </section>
  )
}

const NOTHING = {}
