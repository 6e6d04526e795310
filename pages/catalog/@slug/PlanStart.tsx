import { texts } from '#company/texts/index.ts'
import { PLAN_FORM } from '#gateway/rental/plan/changePlan.ts'
import { PLAN_PATH, PLAN_VERSION } from '#gateway/rental/plan/plan.ts'
import { linesText } from '#gateway/rental/plan/writePlan.ts'
import { WHOLE_FROM_1 } from '#gateway/rental/quantity.ts'
import { mayBeFree } from '#gateway/rental/stock.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import type { ProductDetails } from './+query.ts'
import css from './BuyBox.module.css'

/** Without scripts: begins a plan with the product and the chosen dates, for the cart lives in scripts alone. Nothing for what is not free. */
export function PlanStart({ product }: { product: ProductDetails }) {
  const { period } = useDates()
  if (!mayBeFree(product.stock)) return null
  const line = { productId: product.id, parentId: null, quantity: 1, sum: null }
  return (
    <form action={PLAN_PATH} aria-label={texts.product.newPlan}>
      <input type="hidden" name="v" value={PLAN_VERSION} />
      {period && <input type="hidden" name="s" value={period.start} />}
      {period && <input type="hidden" name="e" value={period.end} />}
      <input type="hidden" name="l" value={linesText([line])} />
      <div className={css.quantity}>
        <TextField
          label={texts.product.howMany}
          labelHidden
          name={`${PLAN_FORM.quantity}0`}
          inputMode="numeric"
          autoComplete="off"
          pattern={WHOLE_FROM_1}
          title={texts.ui.wholeNumber}
          maxLength={4}
          required
          defaultValue={1}
        />
        <Button type="submit" variant="primary" size="lg">
          {texts.product.toPlan}
        </Button>
      </div>
    </form>
  )
}
