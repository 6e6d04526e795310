import { useState } from 'react'
import { MAX_LENGTHS } from '#gateway/rental/customer.ts'
import { orderDraft } from './orderDraft.ts'
import {
  EMPTY_FORM,
  FIELDS,
  type FieldName,
  type FieldProblems,
  formProblems,
  type OrderForm,
} from './orderForm.ts'

/**
 * The form with what is wrong in it. A field is judged when the visitor leaves it filled, and all are when the form is sent;
 * from then on each keystroke judges anew. What is filled in survives a reload of the page.
 */
export function useOrderForm(): OrderFields {
  const [form, setForm] = useState(() => orderDraft.read() ?? EMPTY_FORM)
  const [judged, setJudged] = useState<ReadonlySet<FieldName>>(new Set())
  const [refused, setRefused] = useState<FieldProblems>({})
  const [complaints, setComplaints] = useState(0)
  const found = formProblems(form)
  const quiet = FIELDS.filter((name) => !judged.has(name))
  const problems = { ...without(found, quiet), ...refused }

  function change(part: Partial<OrderForm>) {
    const changed = { ...form, ...part }
    setForm(changed)
    orderDraft.write(changed)
    setRefused(without(refused, Object.keys(part)))
  }

  return {
    form,
    problems,
    complaints,
    change,
    check() {
      setJudged(new Set(FIELDS))
      setRefused({})
      if (Object.keys(found).length === 0) return true
      setComplaints(complaints + 1)
      return false
    },
    refuse(problems) {
      setRefused(problems)
      setComplaints((count) => count + 1)
    },
    text: (name) => ({
      value: form[name],
      error: problems[name],
      maxLength: MAX_LENGTHS[name],
      onChange: ({ target }) => change({ [name]: target.value }),
      onBlur: () => {
        if (form[name].trim()) setJudged(new Set([...judged, name]))
      },
    }),
  }
}

export type OrderFields = {
  form: OrderForm
  /** What is to be shown beside the fields. */
  problems: FieldProblems
  /** Grows with each complaint about fields. */
  complaints: number
  change: (part: Partial<OrderForm>) => void
  /** Judges all fields; true when nothing is wrong. What the gateway said before is forgotten: it will judge again. */
  check: () => boolean
  /** Shows what the gateway says of fields, until they are changed. */
  refuse: (problems: FieldProblems) => void
  /** The props of a text field. */
  text: (name: TextName) => TextProps
}

type TextName = keyof typeof MAX_LENGTHS

type TextProps = {
  value: string
  error: string | undefined
  maxLength: number
  onChange: (event: { target: { value: string } }) => void
  onBlur: () => void
}

function without(problems: FieldProblems, names: readonly string[]): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)))
}
