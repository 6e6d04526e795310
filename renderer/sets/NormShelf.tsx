import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { productPath } from '#renderer/page/paths.ts'
import { StockNote } from '#renderer/ui/Availability.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import css from './HowMany.module.css'
import { NormNumber } from './NormNumber.tsx'
import { type NormLine, normText } from './normLines.ts'
import type { NormsState } from './useNorms.ts'

/** What guests need, standing on a shelf, each with its number. */
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
  const { norm, product, units, takes, price } = line
  return (
    <li className={units === 0 ? css.off : undefined}>
      <span className={css.stage}>
        <Picture
          original={product.images[0]?.original}
          alt=""
          grounded
          width={800}
          height={800}
          widths={[160, 320]}
          sizes="(min-width: 996px) 13vw, 28vw"
        />
      </span>
      <NormNumber line={line} state={state} />
      <a href={productPath(product.slug)}>{product.name ?? product.slug}</a>
      <small>{normText(norm)}</small>
      {units > 0 && takes < units && (
        <StockNote look={takes > 0 ? 'part' : 'busy'}>
          {takes > 0 ? texts.norms.free(thousands(takes), thousands(units)) : texts.norms.noneOnDates}
        </StockNote>
      )}
      {takes > 0 && price === null && <small>{texts.norms.unpriced}</small>}
    </li>
  )
}
