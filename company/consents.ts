import { company } from './company.ts'
import type { ExtraField } from './order.ts'

// What a customer has to agree to. Apart from what all pages know, so that forms alone load it.

/** A part of a text, or of one that is a link to a page, by its slug. */
export type TextPart = string | readonly [text: string, page: string]

type Box = 'termsAccepted' | 'consent' | `extra.consent.${string}`

/** By the name of its box in the form. */
export const CONSENTS = company.consents.map(({ name, text, pages }) => ({
  box: boxOf(name),
  parts: partsOf(text, pages),
}))
/** As they are read. */
export const CONSENT_TEXTS = company.consents.map(({ name, text, pages }) => ({
  ...{ name, pages },
  text: text.replace(/[[\]]/g, ''),
}))
/** Those of which the schema has a field. */
export const HAS_TERMS = CONSENTS.some(({ box }) => box === 'termsAccepted')
export const HAS_PERSONAL_DATA = CONSENTS.some(({ box }) => box === 'consent')
/** Those that only this company asks for: fields that have to be ticked. */
export const OWN_CONSENTS = CONSENT_TEXTS.flatMap(({ name, text: label }): ExtraField[] =>
  boxOf(name) === ownBox(name) ? [{ name, label, kind: 'checkbox', required: true }] : [],
)
export const HAS_OWN_CONSENTS = OWN_CONSENTS.length > 0

function boxOf(name: string): Box {
  if (name === 'terms') return 'termsAccepted'
  return name === 'personalData' ? 'consent' : ownBox(name)
}

function ownBox(name: string): Box {
  return `extra.consent.${name}`
}

/** Every second part is in brackets: the name of a document. */
function partsOf(text: string, pages: readonly string[]): TextPart[] {
  const parts = text.split(/[[\]]/).map((part, index): TextPart => {
    const page = index % 2 === 1 && pages[(index - 1) / 2]
    return page ? [part, page] : part
  })
  return parts.filter((part) => part !== '')
}
