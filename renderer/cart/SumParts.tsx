import { texts } from '#company/texts/index.ts'
import { Fact } from '#renderer/ui/Facts.tsx'
import { roubles } from '#renderer/ui/format.ts'
import { Tooltip } from '#renderer/ui/Tooltip.tsx'
import type { CartQuote } from './cartQuote.ts'
import css from './RentTotal.module.css'
import type { SumPart } from './rentSum.ts'

/** The parts of a sum, each a fact of the list around them. */
export function SumParts({ parts }: { parts: readonly SumPart[] }) {
  return parts.map(({ text, amount, how, tip }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nobody forbids equal parts, and they never move
    <div key={index}>
      <dt>
        <span>{text}</span>
        {tip && !how && <Tooltip label={texts.sums.furtherDays} text={tip} />}
      </dt>
      <dd>
        {how && <span className={css.how}>{how}</span>}
        <span>{roubles(amount)}</span>
      </dd>
    </div>
  ))
}

/** The options that may be taken besides, each with its price. */
export function TariffOptions({ options }: Pick<CartQuote, 'options'>) {
  if (options.length === 0) return null
  return (
    <>
      <p className="small muted">{texts.sums.options}</p>
      <dl className={`dated ${css.options}`}>
        {options.map(({ name, text, amount }) => (
          <Fact
            key={name}
            name={
              <>
                <span>{name}</span>
                {text && <span className="small muted">{` ${text}`}</span>}
              </>
            }
          >
            {roubles(amount)}
          </Fact>
        ))}
      </dl>
    </>
  )
}
