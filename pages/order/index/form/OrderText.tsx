import { ASKED, type FormField } from '#company/order.ts'
import type { TextName } from '#company/orderFields.ts'
import { PHONE_EXAMPLE } from '#company/phone.ts'
import { texts } from '#company/texts/index.ts'
import { fieldLabel } from '#gateway/rental/orderFields.ts'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { TextField, type TextFieldProps } from '#renderer/ui/TextField.tsx'
import type { OrderFields } from './orderDraft.ts'

/** A text of the order form, if the company asks for it. */
export function OrderText({ field: { name, kind }, fields, ...own }: OrderTextProps) {
  if (ASKED[name] === 'absent') return null
  const { optional = texts.form.optional, ...look }: Look = LOOKS[name] ?? { label: fieldLabel(name) }
  const required = ASKED[name] === 'required'
  const props = {
    ...look,
    ...{ required, optionalText: required ? undefined : optional },
    ...own,
    ...fields.text(name),
  }
  if (kind === 'MULTILINE') return <TextArea {...props} />
  return <TextField {...props} type={TYPES[kind]} />
}

type OrderTextProps = {
  field: Exclude<Extract<FormField, { name: TextName }>, { kind: 'PLACE' }>
  fields: OrderFields
} & Pick<TextFieldProps, 'hint' | 'optionalText' | 'placeholder' | 'required'>

type Look = { label: string; optional?: string; autoComplete?: string; placeholder?: string }

/** How a field looks that its name and its kind do not describe. */
const LOOKS: Readonly<Partial<Record<TextName, Look>>> = {
  name: { label: texts.orderForm.name, autoComplete: 'name' },
  phone: { label: texts.orderForm.phone, autoComplete: 'tel', placeholder: PHONE_EXAMPLE },
  email: {
    ...{ label: texts.orderForm.email, autoComplete: 'email', placeholder: texts.orderForm.emailExample },
  },
  company: {
    ...{ label: texts.orderForm.company, optional: texts.orderForm.companyOptional },
    ...{ autoComplete: 'organization', placeholder: texts.orderForm.companyExample },
  },
  address: {
    ...{ label: texts.orderForm.address, autoComplete: 'address-line1' },
    placeholder: texts.orderForm.addressExample,
  },
  comment: { label: texts.orderForm.comment, optional: '' },
}

const TYPES = { TEXT: undefined, PHONE: 'tel', EMAIL: 'email' }
