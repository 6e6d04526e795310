import { type FieldProblems, type OrderForm, TEXT_LENGTHS } from '../form/orderForm.ts'
import type { OrderFields } from '../form/useOrderForm.ts'

const nothing = () => {}

/** The fields of the form as the server draws them: they hold what was sent, and no script listens. */
export function plainFields(form: OrderForm, problems: FieldProblems): OrderFields {
  return {
    form,
    problems,
    failedChecks: 0,
    change: nothing,
    check: () => false,
    refuse: nothing,
    clear: nothing,
    text: (name) => ({
      name,
      value: form[name] ?? '',
      error: problems[name],
      maxLength: TEXT_LENGTHS[name] ?? 0,
      onChange: nothing,
      onBlur: nothing,
    }),
  }
}
