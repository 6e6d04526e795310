import { useState } from 'react'
import { formatPhone } from '#gateway/rental/phone.ts'
import { type SessionRecord, useSessionRecord } from './sessionRecord.ts'

/**
 * The fields of a form with their problems. A field is checked on blur when it is filled, all fields on submit; from then on
 * each keystroke checks again. The values survive a reload of the page.
 */
export function useFields<Form extends object, Name extends string & keyof Form, Text extends Name>(
  rules: FormRules<Form, Name, Text>,
): Fields<Form, Name, Text> {
  const { empty, draft, names, maxLengths, problemsOf, sent } = rules
  const [edited, setEdited] = useState<Form | null>(sent?.form ?? null)
  const stored = useSessionRecord(draft)
  const form = edited ?? stored ?? empty
  const [checked, setChecked] = useState<ReadonlySet<Name>>(new Set())
  const [refused, setRefused] = useState<Problems<Name>>(sent?.problems ?? {})
  const [failedChecks, setFailedChecks] = useState(Object.keys(refused).length)
  const found = problemsOf(form)
  const quiet = names.filter((name) => !checked.has(name))
  const problems = { ...without(found, quiet), ...refused }

  function change(part: Partial<Form>) {
    const changed = { ...form, ...part }
    setEdited(changed)
    draft.write(changed)
    setRefused(without(refused, Object.keys(part)))
  }

  function changeText(name: Text, value: string) {
    const part: Partial<Form> = {}
    Object.assign(part, { [name]: value })
    change(part)
  }

  return {
    form,
    problems,
    failedChecks,
    change,
    check() {
      setChecked(new Set(names))
      setRefused({})
      if (Object.keys(found).length === 0) return true
      setFailedChecks(failedChecks + 1)
      return false
    },
    refuse(problems) {
      setRefused(problems)
      setFailedChecks((count) => count + 1)
    },
    clear() {
      draft.remove()
      setEdited(empty)
      setChecked(new Set())
    },
    text(name) {
      const value = String(form[name])
      return {
        name,
        value,
        error: problems[name],
        maxLength: maxLengths[name],
        onChange: ({ target }) => changeText(name, target.value),
        onBlur: () => {
          if (!value.trim()) return
          setChecked(new Set([...checked, name]))
          const tidy = name === 'phone' ? formatPhone(value) : value
          if (tidy !== value) changeText(name, tidy)
        },
      }
    },
  }
}

/** The rules of a form: its first values, the storage of its draft, the bounds of its texts and its check. */
export type FormRules<Form, Name extends string, Text extends string> = {
  /** The form at first. */
  empty: Form
  /** Where the tab stores what is filled in. */
  draft: SessionRecord<Form>
  /** The fields that can be wrong. */
  names: readonly Name[]
  /** The longest texts, in characters. */
  maxLengths: Readonly<Record<Text, number>>
  /** Everything that is wrong with the form. */
  problemsOf: (form: Form) => Problems<Name>
  /** The form as it was sent without scripts, with what is wrong with it. */
  sent?: { form: Form; problems: Problems<Name> }
}

/** The error of each wrong field; it says how to mend it. */
export type Problems<Name extends string> = Partial<Record<Name, string>>

export type Fields<Form, Name extends string, Text extends string> = {
  form: Form
  /** The errors that are to be shown beside the fields. */
  problems: Problems<Name>
  /** Grows with each failed check. */
  failedChecks: number
  change: (part: Partial<Form>) => void
  /** Checks all fields; true when they are valid. Earlier problems from the gateway are dropped: it will check again. */
  check: () => boolean
  /** Shows the gateway's problems of fields, until these are changed. */
  refuse: (problems: Problems<Name>) => void
  /** Empties the form, here and where the tab stores it. */
  clear: () => void
  /** The props of a text field. */
  text: (name: Text) => TextProps
}

type TextProps = {
  name: string
  value: string
  error: string | undefined
  maxLength: number
  onChange: (event: { target: { value: string } }) => void
  onBlur: () => void
}

function without<Name extends string>(problems: Problems<Name>, names: readonly string[]): Problems<Name> {
  const rest = Object.entries(problems).filter(([name]) => !names.includes(name))
  return Object.fromEntries(rest) as Problems<Name>
}
