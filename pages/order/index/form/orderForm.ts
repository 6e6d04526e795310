import {
  addressProblem,
  CONSENT_PROBLEM,
  commentProblem,
  companyProblem,
  emailProblem,
  nameProblem,
  PHONE_REQUIRED,
  phoneProblem,
  TERMS_PROBLEM,
} from '#gateway/rental/customer.ts'
import type { TimeSlot } from '#renderer/settings/timeSlots.ts'

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
  /** The terms of rent and the public offer. */
  termsAccepted: boolean
  /** The use of personal data. */
  consent: boolean
}

/** The fields that can be wrong, in the order of the page. */
export const FIELDS = [
  'name',
  'phone',
  'email',
  'company',
  'address',
  'deliverySlot',
  'returnSlot',
  'comment',
  'termsAccepted',
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
  termsAccepted: false,
  consent: false,
}

/** All problems of a form, by the rules that the gateway checks as well; the gateway decides. */
export function formProblems(form: OrderForm): FieldProblems {
  const found = {
    name: nameProblem(form.name.trim()),
    phone: phoneProblem(form.phone.trim(), PHONE_REQUIRED),
    email: emailProblem(form.email.trim()),
    company: companyProblem(form.company.trim()),
    address: form.method === 'PICKUP' ? null : addressProblem(form.address.trim()),
    comment: commentProblem(form.comment.trim()),
    termsAccepted: form.termsAccepted ? null : TERMS_PROBLEM,
    consent: form.consent ? null : CONSENT_PROBLEM,
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, problem]) => (problem ? [[name, problem.message]] : [])),
  )
}
