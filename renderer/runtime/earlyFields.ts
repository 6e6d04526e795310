type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Notes what was typed or chosen before React takes the page over, which would set fields back to what the server rendered. The returned
 * function types and chooses it again, so that every field tells its owner in its usual way.
 */
export function noteEarlyFields(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<Field>('input:not([type=hidden]), select, textarea')]
  const noted: Noted[] = []
  for (const field of fields) {
    const fresh = freshOf(field)
    const isChanged =
      isBox(field) && isBox(fresh) ? field.checked !== fresh.checked : field.value !== fresh.value
    // The chosen radio button speaks for its whole group.
    const isLeft = field.type === 'radio' && isBox(field) && !field.checked
    if (isChanged && !isLeft)
      noted.push({
        field,
        fresh: fresh.value,
        value: field.value,
        isChecked: isBox(field) && field.checked,
      })
  }
  // Meanwhile somebody types on.
  const follow = ({ target }: Event) => {
    for (const known of noted) {
      const { field } = known
      if (field === target) known.value = field.value
      if (isBox(field) && (field === target || isOfOneGroup(field, target))) known.isChecked = field.checked
    }
  }
  root.addEventListener('input', follow, true)
  return () => {
    root.removeEventListener('input', follow, true)
    for (const each of noted) if (each.field.isConnected) enterAgain(each)
  }
}

type Noted = { field: Field; fresh: string; value: string; isChecked: boolean }

/** The same field as the server rendered it. */
function freshOf(field: Field): Field {
  const form = document.createElement('form')
  const copy = field.cloneNode(true) as Field
  form.append(copy)
  form.reset()
  return copy
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

function isOfOneGroup(field: HTMLInputElement, other: EventTarget | null): boolean {
  const isRadio = other instanceof HTMLInputElement && other.type === 'radio' && field.type === 'radio'
  return isRadio && other.name === field.name && other.form === field.form
}

// React tells of a change only where a field has another value than it saw or set last: through the field itself it sees what is
// set, through the prototype it does not.
function enterAgain({ field, fresh, value, isChecked }: Noted): void {
  if (isBox(field)) {
    // Another one of its group was chosen. React itself may have set this one back.
    if (field.type === 'radio' && !isChecked) return
    field.checked = !isChecked
    field.click()
    return
  }
  field.value = fresh
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
