import { createHash } from 'node:crypto'
import { company } from './company.ts'
import type { ExtraField } from './order.ts'
import { texts } from './texts/index.ts'

// The consents of a customer. Apart from the constants that all pages know, so that forms alone load them.

/** A part of a text, or of one that is a link to a page, by its slug. */
export type TextPart = string | readonly [text: string, page: string]

type Box = 'termsAccepted' | 'consent' | `extra.consent.${string}`

const LONGEST_TITLE = 60

/** By the name of its box in the form. */
export const CONSENTS = company.consents.map(({ name, text, pages }) => ({
  box: boxOf(name),
  parts: partsOf(text, pages),
}))
/** As they are read. The version changes with the words and with the documents that they name. */
export const CONSENT_TEXTS = company.consents.map(({ name, ...consent }) => {
  const text = consent.text.replace(/[[\]]/g, '')
  return { name, text, version: versionOf([text, consent.pages]) }
})
/** The version of all of them together: pages send the one that they showed. */
export const CONSENTS_VERSION = versionOf(CONSENT_TEXTS.map(({ name, version }) => [name, version]))
/** The slugs of the documents that they name: text pages, which the content service may lack. */
export const CONSENT_PAGES = [...new Set(company.consents.flatMap(({ pages }) => pages))]
/** Those of which the schema has a field. */
export const HAS_TERMS = CONSENTS.some(({ box }) => box === 'termsAccepted')
export const HAS_PERSONAL_DATA = CONSENTS.some(({ box }) => box === 'consent')
/** Those that only this company asks for: fields that have to be ticked. */
export const OWN_CONSENTS = company.consents.flatMap(({ name, text, pages }): ExtraField[] =>
  boxOf(name) === ownBox(name)
    ? [{ name, label: titleOf(partsOf(text, pages)), kind: 'checkbox', required: true }]
    : [],
)
export const HAS_OWN_CONSENTS = OWN_CONSENTS.length > 0

function boxOf(name: string): Box {
  if (name === 'terms') return 'termsAccepted'
  return name === 'personalData' ? 'consent' : ownBox(name)
}

function ownBox(name: string): Box {
  return `extra.consent.${name}`
}

function versionOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12)
}

/** The name of a consent within a sentence: by its documents, if that is short. */
function titleOf(parts: readonly TextPart[]): string {
  const title = parts.flatMap((part) => (typeof part === 'string' ? [] : [part[0]])).join(', ')
  return title === '' || title.length > LONGEST_TITLE ? texts.orderSending.ownConsent : title
}

/** Every second part is in brackets: the name of a document. */
function partsOf(text: string, pages: readonly string[]): TextPart[] {
  const parts = text.split(/[[\]]/).map((part, index): TextPart => {
    const page = index % 2 === 1 && pages[(index - 1) / 2]
    return page ? [part, page] : part
  })
  return parts.filter((part) => part !== '')
}
