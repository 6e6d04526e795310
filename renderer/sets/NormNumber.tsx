import { useId, useRef } from 'react'
import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { normFields } from '#gateway/rental/normsUrl.ts'
import { useCartHydrated } from '#renderer/cart/cartStore.ts'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './HowMany.module.css'
import type { NormLine } from './normLines.ts'
import type { NormsState } from './useNorms.ts'

/** How many of a thing are taken: what the norm says, or what the visitor types in its place. */
export function NormNumber({ line: { norm, product, needed, units }, state }: NormNumberProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const isHydrated = useCartHydrated()
  const { units: name } = normFields(state.set, norm)
  const text = state.textOf(name, String(units))
  const isWrong = text.trim() !== String(units)
  return (
    <>
      <noscript>
        <span className={`num ${css.number}`}>{thousands(units)}</span>
      </noscript>
      {/* Without a name: a plain form would send the number of the guests before. */}
      <input
        ref={field}
        className={`needs-scripts num ${css.number}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        aria-label={texts.norms.unitsOf(product.name ?? product.slug)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        // What is typed before would be lost.
        readOnly={!isHydrated}
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => state.type(name, event.target.value)}
      />
      {isWrong && (
        <small id={id} role="status" className={css.wrong}>
          {texts.norms.counted(thousands(units))}
        </small>
      )}
      {units !== needed && (
        <TextLink
          className={css.asNorm}
          onClick={() => {
            state.untype(name)
            field.current?.focus()
          }}
        >
          {texts.norms.asNorm(thousands(needed))}
        </TextLink>
      )}
    </>
  )
}

export type NormNumberProps = { line: NormLine; state: NormsState }
