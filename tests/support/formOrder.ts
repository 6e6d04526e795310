/** What a client needs to know to build an order of any company. */
export const ORDER_FORM = `{ settings { orderForm {
  methods slots { slot } phoneExample consentsVersion consents { name }
  fields { name field kind required } extraFields { name field kind required }
} } }`

type Field = { name: string; field: string; kind: string; required: boolean }

export type OrderForm = {
  methods: string[]
  slots: { slot: string }[]
  phoneExample: string
  consentsVersion: string
  consents: { name: string }[]
  fields: Field[]
  extraFields: Field[]
}

/** An order of somebody who fills in each field of the form, but those in `left`. */
export function formOrder(form: OrderForm, left: readonly Field[] = []): object {
  const slot = form.slots.at(-1)?.slot
  const filled: Record<string, string | undefined> = {
    ...{ TEXT: 'Marina Shore', MULTILINE: 'By noon\nplease', NUMBER: '2', CHECKBOX: 'true', SLOT: slot },
    ...{ PHONE: form.phoneExample, EMAIL: 'marina@shop.example' },
  }
  const method = form.methods[0]
  const order: Record<string, unknown> = {}
  const parts: Record<string, object> = { customer: { name: '', phone: '' }, delivery: { method } }
  for (const field of form.fields.filter((each) => !left.includes(each))) {
    const [part = '', name] = field.name.split('.')
    if (name) parts[part] = { ...parts[part], [name]: filled[field.kind] }
    else order[part] = filled[field.kind]
  }
  const asked = new Set(form.consents.map(({ name }) => name))
  return {
    ...order,
    ...parts,
    extraFields: form.extraFields
      .filter((field) => !left.includes(field))
      .map(({ name, kind }) => ({ name, value: filled[kind] })),
    termsAccepted: asked.has('terms'),
    consent: asked.has('personalData'),
    consents: [...asked],
    consentsVersion: form.consentsVersion,
  }
}
