import { useId, useRef } from 'react'
import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { normFields } from '#gateway/rental/normsUrl.ts'
import { MAX_QUANTITY } from '#gateway/rental/quantity.ts'
import { productPath } from '#renderer/page/paths.ts'
import { StockNote } from '#renderer/ui/Availability.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './HowMany.module.css'
import { type NormLine, normText } from './normLines.ts'
import type { NormsState } from './useNorms.ts'

/** The guests' needs on a shelf, each product with its number. */
export function NormShelf({ state }: { state: NormsState }) {
  return (
    <ul className={css.shelf} aria-busy={state.isLoading || undefined}>
      {state.lines.map((line) => (
        <NormThing key={line.product.id} line={line} state={state} />
      ))}
    </ul>
  )
}

function NormThing({ line, state }: { line: NormLine; state: NormsState }) {
  const { norm, product, needed, units, takes, price } = line
  return (
    <li className={units === 0 ? css.off : undefined}>
      <span className={css.stage}>
        <Picture
          original={product.images[0]?.original}
          alt=""
          form="grounded"
          widths={[160, 320]}
          sizes="(min-width: 996px) 13vw, 28vw"
        />
      </span>
      <NormNumber line={line} state={state} />
      <a href={productPath(product.slug)}>{product.name ?? product.slug}</a>
      <small>{normText(norm)}</small>
      {needed === MAX_QUANTITY && (
        <StockNote look="part">{texts.norms.most(thousands(MAX_QUANTITY))}</StockNote>
      )}
      {units > 0 && takes < units && (
        <StockNote look={takes > 0 ? 'part' : 'busy'}>
          {takes > 0 ? texts.norms.free(thousands(takes), thousands(units)) : texts.norms.noneOnDates}
        </StockNote>
      )}
      {takes > 0 && price === null && <small>{texts.norms.unpriced}</small>}
    </li>
  )
}

/** How many of a thing are taken: what the norm says, or what the visitor types in its place. */
function NormNumber({ line: { norm, product, needed, units }, state }: NormNumberProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
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

type NormNumberProps = { line: NormLine; state: NormsState }
