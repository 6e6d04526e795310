import { roubles } from '#renderer/ui/format.ts'
import css from './PayStepList.module.css'
import type { PayStep } from './paySteps.ts'

/** The steps after an order, each with its payment. */
export function PayStepList({ steps }: { steps: readonly PayStep[] }) {
  return (
    <ol className={css.steps}>
      {steps.map(({ title, sum, text }, index) => (
        <li key={title}>
          <span className={`num ${css.number}`} aria-hidden="true">
            {index + 1}
          </span>
          <b>{title}</b>
          {sum !== null && sum > 0 && <span className={css.sum}>{roubles(sum)}</span>}
          {text && <span className={css.text}>{text}</span>}
        </li>
      ))}
    </ol>
  )
}
