import { texts } from '#company/texts/index.ts'
import { roubles } from '#renderer/ui/format.ts'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './FreeDelivery.module.css'

/** How much more rent makes delivery free, and the way to it. */
export function FreeDelivery({ rent, missing }: { rent: number; missing: number }) {
  const reached = Math.floor((rent / (rent + missing)) * 100)
  return (
    <div className={`screen-only ${css.free}`}>
      <div className={css.bar} aria-hidden="true">
        <div style={{ width: `${reached}%` }} />
      </div>
      <p className="small">
        {texts.sums.untilFreeDelivery}
        <b className="nowrap">{roubles(missing)}</b>.{' '}
        <TextLink href="/catalog">{texts.sums.addToOrder}</TextLink>
      </p>
    </div>
  )
}
