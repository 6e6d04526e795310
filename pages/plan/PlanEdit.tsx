import { texts } from '#company/texts/index.ts'
import { changedPlanUrl, PLAN_FORM, withQuantities } from '#gateway/rental/plan/changePlan.ts'
import { PLAN_PATH, type Plan } from '#gateway/rental/plan/plan.ts'
import { planUrl } from '#gateway/rental/plan/writePlan.ts'
import { mayBeFree } from '#gateway/rental/stock.ts'
import type { PlanRow } from '#renderer/plan/planView.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './Plan.module.css'
import { PlanFields } from './PlanFields.tsx'

const FORM_ID = 'plan-quantities'

/** The form that the quantities of all rows belong to: without scripts it leads to the plan that has them. */
export function QuantitiesForm({ plan }: { plan: Plan }) {
  return (
    <form id={FORM_ID} action={PLAN_PATH} aria-label={texts.planPage.quantity} className={css.form}>
      <PlanFields plan={plan} />
      <Button type="submit" size="sm">
        {texts.planPage.recountQuantity}
      </Button>
    </form>
  )
}

/** How many of a row: 0 takes it out. */
export function RowQuantity({ row, index }: { row: PlanRow; index: number }) {
  return (
    <TextField
      form={FORM_ID}
      label={`${texts.planPage.quantity}: ${nameOf(row)}`}
      labelHidden
      name={PLAN_FORM.quantity + index}
      inputMode="numeric"
      autoComplete="off"
      pattern="\d{1,4}"
      title={texts.ui.wholeNumber}
      maxLength={4}
      required
      compact
      defaultValue={row.quantity}
    />
  )
}

/** «Дополнения», «Убрать»: to the plan with a choice of the product's extras, and to the plan without the row. */
export function RowLinks({ plan, row, index }: { plan: Plan; row: PlanRow; index: number }) {
  const own = planUrl(plan)
  const without = changedPlanUrl(
    withQuantities(
      plan,
      plan.lines.map(({ quantity }, at) => (at === index ? '0' : String(quantity))),
    ),
  )
  return (
    <p className="small buttons">
      {own !== null && !row.isExtra && row.product && mayBeFree(row.stock) && (
        <TextLink
          href={`${own}&${new URLSearchParams({ [PLAN_FORM.extrasOf]: row.productId })}#plan-extras`}
          aria-label={`${texts.words.extras}: ${nameOf(row)}`}
        >
          {texts.words.extras}
        </TextLink>
      )}
      {without !== null && (
        <TextLink href={without} aria-label={`${texts.words.remove}: ${nameOf(row)}`}>
          {texts.words.remove}
        </TextLink>
      )}
    </p>
  )
}

function nameOf({ product }: PlanRow): string {
  return product?.name ?? texts.planPage.unnamed
}
