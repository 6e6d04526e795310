import { isEmail, phoneFault } from '#gateway/rental/customer.ts'
import type { TimeSlot } from '#renderer/order/timeSlots.ts'

/** What the visitor fills in. */
export type OrderForm = {
  name: string
  phone: string
  email: string
  company: string
  method: 'DELIVERY' | 'PICKUP'
  address: string
  deliverySlot: TimeSlot | null
  returnSlot: TimeSlot | null
  comment: string
  consent: boolean
}

/** The fields that can be wrong, in the order in which they stand on the page. */
export const FIELDS = [
  'name',
  'phone',
  'email',
  'company',
  'address',
  'deliverySlot',
  'returnSlot',
  'comment',
  'consent',
] as const

/** A field that can be wrong. */
export type FieldName = (typeof FIELDS)[number]

/** What is wrong, in words that say how to mend it. */
export type FieldProblems = Partial<Record<FieldName, string>>

/** The form at first. */
export const EMPTY_FORM: OrderForm = {
  name: '',
  phone: '',
  email: '',
  company: '',
  method: 'DELIVERY',
  address: '',
  deliverySlot: null,
  returnSlot: null,
  comment: '',
  consent: false,
}

/** Everything that is wrong with a form; the gateway has the last word. */
export function formProblems(form: OrderForm): FieldProblems {
  const found = Object.entries({
    name: form.name.trim() ? null : 'Напишите, как к\u00A0вам обращаться',
    phone: phoneProblem(form.phone.trim()),
    email: emailProblem(form.email.trim()),
    address: form.method === 'PICKUP' || form.address.trim() ? null : 'Напишите, куда привезти заказ',
    consent: form.consent
      ? null
      : 'Без согласия мы\u00A0не\u00A0можем принять заказ\u00A0— поставьте отметку',
  }).filter(([, problem]) => problem !== null)
  return Object.fromEntries(found)
}

function phoneProblem(phone: string): string | null {
  if (!phone) return 'Оставьте номер, чтобы мы\u00A0подтвердили заказ'
  const fault = phoneFault(phone)
  switch (fault?.kind) {
    case 'characters':
      return 'В\u00A0номере бывают только цифры, пробелы, скобки и\u00A0дефисы'
    case 'too-short':
      return `Не\u00A0хватает ${fault.missing}`
    case 'too-long':
      return `В\u00A0номере больше ${fault.most}\u00A0цифр, проверьте его`
    default:
      return null
  }
}

function emailProblem(email: string): string | null {
  if (!email || isEmail(email)) return null
  if (!email.includes('@')) return 'В\u00A0адресе не\u00A0хватает знака @'
  return 'Проверьте адрес: нужен вид name@example.ru'
}
