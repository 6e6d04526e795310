import { texts } from '#company/texts/index.ts'
import { classes } from '#renderer/ui/classes.ts'
import type { CustomerOrder } from './myOrder.ts'
import css from './OrderStages.module.css'

const STEPS: readonly (keyof typeof texts.myOrder.steps)[] = [
  'ACCEPTED',
  'CONFIRMED',
  'HANDED_OVER',
  'RETURNED',
]

/** How far an order is, on a ruler of four stages. */
export function OrderStages({ state }: Pick<CustomerOrder, 'state'>) {
  const at = (STEPS as readonly string[]).indexOf(state)
  const isWaiting = state === 'REQUESTED' || state === 'CANCELLED'
  return (
    <ol className={css.stages} aria-label={texts.myOrder.stages}>
      {STEPS.map((step, index) => {
        const isHere = index === (isWaiting ? 0 : at)
        const first = state === 'REQUESTED' ? texts.myOrder.requested : texts.myOrder.cancelled
        return (
          <li
            key={step}
            aria-current={isHere ? 'step' : undefined}
            className={classes(
              index <= at && css.done,
              isHere && css.here,
              isHere && isWaiting && (state === 'CANCELLED' ? css.stopped : css.held),
            )}
          >
            <span className={css.ruler} aria-hidden="true" />
            <b>{isHere && isWaiting ? first : texts.myOrder.steps[step]}</b>
          </li>
        )
      })}
    </ol>
  )
}
