import { texts } from '#company/texts/index.ts'
import { Fact, Facts } from '#renderer/ui/Facts.tsx'
import { roubles } from '#renderer/ui/format.ts'
import type { TariffParts } from './tariffParts.ts'

/** The parts of a sum in the company's words, each a fact of the list around them. */
export function TariffSums({ explain }: Pick<TariffParts, 'explain'>) {
  return explain.map(({ text, amount }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nobody forbids equal parts, and they never move
    <Fact key={index} name={text}>
      {roubles(amount)}
    </Fact>
  ))
}

/** The options that may be taken besides, each with its price. */
export function TariffOptions({ options }: Pick<TariffParts, 'options'>) {
  if (options.length === 0) return null
  return (
    <>
      <p className="small muted">{texts.sums.options}</p>
      <Facts className="dated">
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
      </Facts>
    </>
  )
}
